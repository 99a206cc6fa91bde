import { useEffect, useEffectEvent } from 'react'
import { recipeRun } from '../../platform/recipe-run.ts'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import type { NextContent } from '../../ui/layout/next/next-content.ts'
import { useStore } from '../../ui/use-store.ts'
import { useDictionary } from '../language/dictionary.ts'
import { useNavigate } from '../navigation/navigate.ts'
import { pathOf } from '../navigation/routes.ts'

const isSame = (first: readonly string[], second: readonly string[]) => first.join('\n') === second.join('\n')

/** Gives what the tool has made for a recipe to the next step, once it is there. */
export function useRunStep(tool: string, contents: readonly NextContent[]): void {
  const run = useStore(recipeRun, null)
  const { language } = useDictionary()
  const navigate = useNavigate()
  const results = contents.find(({ resultsOf }) => resultsOf)
  const isHere = run?.steps[run.at]?.tool === tool && !run.isStopped
  const goOn = useEffectEvent(() => {
    const next = run?.steps[run.at + 1]
    if (!run || recipeRun.read() !== run || !next || !results?.resultsOf) return
    const { files, failed } = results.resultsOf(run.files)
    if (failed.length > 0 && !(run.withoutFailed && files.length > 0)) {
      if (!isSame(failed, run.failed)) recipeRun.set({ ...run, failed })
      return
    }
    recipeRun.next(files)
    const isLast = run.at + 2 === run.steps.length
    toolTransfer.offer({
      from: tool,
      to: next.tool,
      files,
      ...(isLast && { result: 'files', isLastStep: true }),
    })
    navigate(pathOf({ language, route: { kind: 'tool', id: next.tool } }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor's decision is part of the run.
  useEffect(() => {
    if (isHere && results) goOn()
  }, [isHere, results, run])
}
