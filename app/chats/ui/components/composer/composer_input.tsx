import { useLayoutEffect, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'

interface ComposerInputProps {
  input: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  /** Arrow Up in an empty field */
  onEditLast: () => void
  onCancel: () => void
  onFiles: (files: File[]) => void
}

/** Enter sends and Shift + Enter starts a new line; on touch screens Enter starts a new line. */
export function ComposerInput({
  input,
  label,
  placeholder = label,
  value,
  ...on
}: ComposerInputProps) {
  useLayoutEffect(() => fit(input.current), [input, value])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey && !matchMedia('(pointer: coarse)').matches) {
      event.preventDefault()
      on.onSubmit()
    } else if (event.key === 'ArrowUp' && value === '') {
      event.preventDefault()
      on.onEditLast()
    } else if (event.key === 'Escape') {
      on.onCancel()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    if (!files.length) return
    event.preventDefault()
    on.onFiles([...files])
  }

  return (
    <textarea
      ref={input}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => on.onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      className="block field-sizing-content max-h-[40dvh] min-h-12 w-full resize-none rounded-[24px] border border-line bg-surface px-5 py-2.75 text-ink -outline-offset-1 placeholder:text-muted"
    />
  )
}

/** For browsers without `field-sizing`. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
