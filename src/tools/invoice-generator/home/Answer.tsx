import { formatPrice } from '../../../lib/money/currency.ts'
import { parseAmount } from '../../../lib/money/parse-amount.ts'
import { localeOf } from '../../../lib/text/locale.ts'
import type { AnswerProps } from '../../../registry/manifest.ts'
import { AnswerFigure } from '../../../ui/layout/answer-figure/AnswerFigure.tsx'
import type { Messages } from '../messages.en.ts'
import { plainAmount, readMoney } from './read-money.ts'

/** The amount that a new invoice is about. */
export function Answer({ text, t, language }: AnswerProps<Messages>) {
  const money = readMoney(text)
  const price = money && parseAmount(plainAmount(money.amount, '.'), '.')
  return money && price ? (
    <AnswerFigure figure={formatPrice(price, money.currency, localeOf(language))}>{t.answer}</AnswerFigure>
  ) : null
}
