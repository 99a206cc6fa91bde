import { createStore, type Store } from '../lib/store.ts'

/** A recipe that is run: tools in turn, each with what the one before has made. In memory only. */
export type RecipeRun = {
  readonly name: string
  /** In their order, no tool twice, each with the settings that it shows meanwhile by the names that they have there. */
  readonly steps: readonly { readonly tool: string; readonly settings: object }[]
  /** Index of the step that is at work. */
  readonly at: number
  /** The files that it was given. */
  readonly files: readonly File[]
  /** Names of those of which it made nothing; the visitor decides whether the run goes on without them. */
  readonly failed: readonly string[]
  /** The visitor has decided so. */
  readonly withoutFailed?: true
  /** It goes no further; its settings are shown until the page is left. */
  readonly isStopped?: true
}

const store = createStore<RecipeRun | null>(null)
/** Files of steps that are done: their tools hold them no longer than their pages are open. */
const passedOn = new WeakSet<File>()

const stepOf = (run: RecipeRun | null) => run?.steps[run.at]

export const recipeRun: Store<RecipeRun | null> & {
  set(run: RecipeRun | null): void
  /** Gives the files of one step to the next one. */
  next(files: readonly File[]): void
  /** A tool's page was left: a run ends unless it has gone on to another tool. */
  left(tool: string): void
  settingsOf(tool: string): object | undefined
  isPassedOn(file: File): boolean
} = {
  ...store,
  next(files) {
    const run = store.read()
    if (!run) return
    for (const file of run.files) passedOn.add(file)
    const { withoutFailed: _, ...rest } = run
    store.set({ ...rest, at: run.at + 1, files, failed: [] })
  },
  left(tool) {
    if (stepOf(store.read())?.tool === tool) store.set(null)
  },
  settingsOf: (tool) => store.read()?.steps.find((step) => step.tool === tool)?.settings,
  isPassedOn: (file) => passedOn.has(file),
}
