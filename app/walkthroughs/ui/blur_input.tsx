import { useState } from 'react'
import { Input } from '#app/kit/form/input'

interface BlurInputProps {
  'value': string
  'maxLength': number
  'placeholder'?: string
  'isRequired'?: boolean
  'onSave': (value: string) => void
  'aria-label'?: string
}

/** Saves when one leaves it or presses Enter. */
export function BlurInput({ value, isRequired, onSave, ...rest }: BlurInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const finish = () => {
    const next = draft?.trim()
    setDraft(null)
    if (next === undefined || next === value || (isRequired && !next)) return
    onSave(next)
  }
  return (
    <Input
      {...rest}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={finish}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
      }}
    />
  )
}
