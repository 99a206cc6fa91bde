import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import type { FinishedJob } from '../../../platform/page/finished-jobs.ts'
import styles from './JobLine.module.css'
import { loadSealMessages } from './load-messages.ts'
import { isAnythingSent } from './seal-state.ts'

const pulseMs = 400
const shownMs = 4000

type Place = { readonly middle: number; readonly end: number }

function pulse(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const arch of document.querySelectorAll('[data-seal] > svg'))
    arch.animate([{ scale: 1 }, { scale: 1.2, offset: 0.4 }, { scale: 1 }], {
      duration: pulseMs,
      easing: 'ease-out',
    })
}

/**
 * Before the seal, in the header row of the page, where it covers neither the result nor the seal; under the top bar when
 * the seal is scrolled away. In pixels, `end` from the end of the line.
 */
function placeOfLine(): Place {
  const gap = 8
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const seal = document.querySelector('main [data-seal]')?.getBoundingClientRect()
  if (!seal || seal.top < bar || seal.bottom > innerHeight - 60)
    return { middle: Math.max(bar, 0) + 5 * gap, end: 2 * gap }
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl'
  const width = document.documentElement.clientWidth
  return {
    middle: seal.top + seal.height / 2,
    end: gap + (isRtl ? seal.right : width - seal.left),
  }
}

/**
 * After each job one pulse of the seal and a line with its result and what left the device. The line is read once for
 * each result, and not at all after copying, which the button itself announces.
 */
export function JobLine({ language }: { readonly language: Language }) {
  const [line, setLine] = useState<string>()
  const [said, setSaid] = useState('')
  const reported = useRef(new Set<string>())

  useEffect(() => {
    let timer = 0
    let isOver = false
    const show = async (job: FinishedJob) => {
      pulse()
      const t = await loadSealMessages(language)
      if (isOver) return
      const result = job.kind === 'copied' ? t.copied : t.saved(job.what, job.count)
      const text = `${result} · ${isAnythingSent() ? t.somethingSent : t.nothingSent}`
      setLine(text)
      if (job.kind === 'saved' && !reported.current.has(text)) setSaid(text)
      reported.current.add(text)
      clearTimeout(timer)
      // Not the clock of the tools: it would be loaded with the late parts instead of with theirs.
      timer = window.setTimeout(() => setLine(undefined), shownMs)
    }
    // Without the texts (offline, without the copy) there is the pulse alone.
    const onJob = ({ detail }: CustomEvent<FinishedJob>) => void show(detail).catch(() => {})
    addEventListener('job-finished', onJob)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('job-finished', onJob)
    }
  }, [language])

  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {line === undefined ? null : <Line text={line} />}
    </>
  )
}

/** Stays at the seal when the window is scrolled or changes its size. */
function Line({ text }: { readonly text: string }) {
  const [{ middle, end }, setPlace] = useState(placeOfLine)
  useEffect(() => {
    const follow = () => setPlace(placeOfLine())
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow)
    }
  }, [])
  const style = {
    insetBlockStart: middle,
    insetInlineEnd: end,
    maxInlineSize: `calc(100vw - ${end + 16}px)`,
  }
  return (
    <p aria-hidden="true" data-job-line="" className={styles.line} style={style}>
      {text}
    </p>
  )
}
