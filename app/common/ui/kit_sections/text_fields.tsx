import { useState } from 'react'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { PasswordInput } from '#app/common/ui/kit/password_input'
import { Textarea } from '#app/common/ui/kit/textarea'

export function TextFields() {
  const [caption, setCaption] = useState('Morning light in the living room')

  return (
    <>
      <Field label="Name">
        <Input defaultValue="Livia Conti" autoComplete="off" />
      </Field>
      <Field label="Handle" hint="Three to thirty letters, figures, dots and dashes below.">
        <Input
          prefix="@"
          defaultValue="livia.conti"
          suffix={<span className="text-positive">available</span>}
        />
      </Field>
      <Field label="Password">
        <PasswordInput placeholder="Twelve characters or more" autoComplete="new-password" />
      </Field>
      <Field
        label="Words for the featured picture"
        hint="Read aloud by screen readers and shown to search engines."
        counter={{ length: caption.length, max: 160 }}
      >
        <Input value={caption} onChange={(event) => setCaption(event.target.value)} />
      </Field>
      <Field
        label="Video tour"
        error="That is not a whole address. Paste it with https:// and everything after."
      >
        <Input defaultValue="https://example" />
      </Field>
      <Field label="Description" isOptional>
        <Textarea placeholder="Tell how one lives here" />
      </Field>
      <Field label="Licence number">
        <Input defaultValue="Cannot be changed" disabled />
      </Field>
    </>
  )
}
