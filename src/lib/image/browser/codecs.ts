import type { CodecName } from '../image-work.ts'

/** A worker's codecs, each asked for when it is first needed; one that could not be loaded is asked for again. */
export function createCodecs<Module>(ask: (name: CodecName) => void) {
  type Answer = Module | null
  const asked = new Map<
    CodecName,
    { readonly answer: Promise<Answer>; readonly give: (answer: Answer) => void }
  >()
  const begin = (name: CodecName) => {
    let give: (answer: Answer) => void = () => {}
    const answer = new Promise<Answer>((resolve) => {
      give = resolve
    })
    asked.set(name, { answer, give })
    ask(name)
    return answer
  }
  return {
    get: (name: CodecName): Promise<Answer> => asked.get(name)?.answer ?? begin(name),
    give(name: CodecName, module: Answer) {
      asked.get(name)?.give(module)
      if (module === null) asked.delete(name)
    },
  }
}
