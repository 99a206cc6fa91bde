type NameInProps = {
  /** The sentence with the name, as the messages build it. */
  readonly sentence: string
  /** A file name, or a name that the visitor chose. */
  readonly name: string
}

/**
 * A sentence with a name in it. The name is isolated: an Arabic or Hebrew one would change the
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
