import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { copyText } from '#app/kit/share/copy_text'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'

interface CopyFieldProps {
  /** the value's name: "Link" */
  label: string
  value: string
  onCopied?: () => void
}

/** A read-only value to select or copy: a link, a token. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const [isCopied, markCopied] = useMarkSaved()
  const [isRefused, setRefused] = useState(false)

  const copy = async () => {
    const done = await copyText(value)
    setRefused(!done)
    if (!done) return
    markCopied()
    onCopied?.()
  }

  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field
          label={label}
          error={isRefused ? 'Your browser blocked copying. Select the text and copy it.' : ''}
        >
          <Input value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
        </Field>
      </div>
      <Button
        variant="ink"
        icon={isCopied ? Check : Copy}
        onClick={() => void copy()}
        className="mt-5.5 min-w-28"
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? `${label} copied` : ''}
      </span>
    </div>
  )
}
