import { useEffect, useEffectEvent } from 'react'
import { type DropTaker, dropTakers } from '../../../platform/files/page-input.ts'

/** Takes files that are dropped anywhere on the page. */
export function PageDrop({ sentence, onFiles }: DropTaker) {
  const take = useEffectEvent(onFiles)
  useEffect(() => dropTakers.add({ sentence, onFiles: (files) => take(files) }), [sentence])
  return null
}
