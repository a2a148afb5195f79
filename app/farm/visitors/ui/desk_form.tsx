import { useRef, useState, type ReactNode } from 'react'
import { VisitorFields } from '#app/farm/visitors/ui/visitor_fields'
import type { DeskEntry } from '#app/farm/visitors/ui/desk_entries'
import type { SignedEntry } from '#app/farm/visitors/ui/use_desk'
import { Button } from '#app/kit/button/button'
import { focusFirstInvalid } from '#app/kit/form/focus_first_invalid'

interface DeskFormProps {
  consentWords: string
  onSigned: (entry: SignedEntry) => Promise<void>
  /** one that the server refused, to mend */
  refused?: DeskEntry
  submit?: string
  /** beside the button */
  children?: ReactNode
}

/** Checked here as the server would, because it may be away. */
export function DeskForm(props: DeskFormProps) {
  const { consentWords, onSigned, refused, submit = 'Sign in', children } = props
  const [errors, setErrors] = useState<Partial<Record<string, string>>>(
    refused?.refusal?.errors ?? {}
  )
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const sign = async (fields: FormData) => {
    const entry = entryOf(fields)
    const found = faultsOf(entry)
    setErrors(found)
    if (Object.keys(found).length) {
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
      return
    }
    setSaving(true)
    try {
      await onSigned(entry)
    } catch {
      setErrors({ name: 'This browser can’t keep entries. Allow storage, then try again.' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void sign(new FormData(event.currentTarget))
      }}
    >
      <VisitorFields errors={errors} consentWords={consentWords} first={refused} isShared />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg" isLoading={isSaving}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}

function entryOf(fields: FormData): SignedEntry {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const agent = text('has_agent')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone') || null,
    consent: fields.has('consent'),
    has_agent: agent ? agent === 'yes' : null,
  }
}

function faultsOf({ name, email }: SignedEntry): Partial<Record<string, string>> {
  return {
    ...(!name && { name: 'Enter your name.' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) && { email: 'Enter a valid email address.' }),
  }
}
