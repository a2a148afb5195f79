import { useState } from 'react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PasswordInput } from '#app/kit/form/password_input'
import { Textarea } from '#app/kit/form/textarea'

export function TextFields() {
  const [caption, setCaption] = useState('Morning light in the living room')

  return (
    <>
      <Field label="Name">
        <Input defaultValue="Livia Conti" autoComplete="off" />
      </Field>
      <Field label="Handle" hint="Letters, digits, dots and underscores">
        <Input
          prefix="@"
          defaultValue="livia.conti"
          suffix={<span className="text-positive">Available</span>}
        />
      </Field>
      <Field label="Password">
        <PasswordInput placeholder="Twelve characters or more" autoComplete="new-password" />
      </Field>
      <Field
        label="Alt text for the cover photo"
        hint="Read aloud by screen readers and shown to search engines."
        counter={{ length: caption.length, max: 160 }}
      >
        <Input value={caption} onChange={(event) => setCaption(event.target.value)} />
      </Field>
      <Field label="Video tour" error="Enter the whole address, starting with https://.">
        <Input defaultValue="https://example" />
      </Field>
      <Field label="Description" isOptional>
        <Textarea placeholder="Tell the story of the home" />
      </Field>
      <Field label="License number">
        <Input defaultValue="Can’t be changed" disabled />
      </Field>
    </>
  )
}
