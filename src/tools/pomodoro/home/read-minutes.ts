import { customLimits } from '../core/modes.ts'

const pattern = /^(timer|pomodoro|zamanlayıcı|sayaç)?\s*(\d{1,3})\s*(m|mins?|minutes?|dk|dakika)?$/iu

/** Whole minutes of a timer that a person asks for, such as `timer 10` or `25 min`; undefined for anything else. */
export function readMinutes(text: string): number | undefined {
  const minutes = Number(pattern.exec(text.trim())?.[2])
  return minutes >= customLimits.min && minutes <= customLimits.max ? minutes : undefined
}
