import { type ComponentProps, useRef } from 'react'
import { Button } from '../../button/Button.tsx'

type FileInputProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** As in HTML: media types or extensions, separated by commas. */
  readonly accept?: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that opens the browser's file picker. */
export function FileInput({ accept, multiple = false, onFiles, ...button }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Otherwise picking the same file again would fire no change event.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
