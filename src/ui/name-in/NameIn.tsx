type NameInProps = {
  /** With the name in it, as the messages make it. */
  readonly sentence: string
  /** Of a file, or one that the visitor gave. */
  readonly name: string
}

/**
 * A sentence about something that has a name of its own. The name is isolated: an Arabic or Hebrew one would turn the
 * order of the words and figures around it, and a Latin one the order of an Arabic sentence.
 */
export function NameIn({ sentence, name }: NameInProps) {
  const at = name === '' ? -1 : sentence.indexOf(name)
  if (at < 0) return <>{sentence}</>
  return (
    <>
      {sentence.slice(0, at)}
      <bdi>{name}</bdi>
      {sentence.slice(at + name.length)}
    </>
  )
}
