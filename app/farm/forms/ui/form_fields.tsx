import { useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import {
  MAX_FORM_NAME_CHARACTERS,
  MAX_FORM_TEXT_CHARACTERS,
  MAX_HEADLINE_CHARACTERS,
} from '#app/farm/forms/form_options'
import type { SignUpForm } from '#app/farm/ui/types'

interface FormFieldsProps {
  /** null for a new one */
  form: SignUpForm | null
  onClose: () => void
}

export function FormFields({ form, onClose }: FormFieldsProps) {
  const [draft, setDraft] = useState({
    name: form?.name ?? '',
    headline: form?.headline ?? '',
    text: form?.text ?? '',
    tags: form?.tags.join(', ') ?? '',
  })
  const { run, isRunning, refusal } = useCall()
  const errorOf = (field: string) => refusal?.errors[`form.${field}`]
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })
  const save = async () => {
    const tags = draft.tags.split(',').flatMap((tag) => tag.trim() || [])
    const body = { form: { ...draft, text: draft.text || null, tags } }
    const call = () =>
      form
        ? answered(api.api.api.forms.update({ params: { id: form.id }, body }))
        : answered(api.api.api.forms.store({ body }))
    if (!(await run<unknown>(call))) return
    reloadPage({ only: ['forms'] })
    onClose()
  }
  return (
    <FormDialog
      title={form ? 'Sign-up form' : 'New sign-up form'}
      submit={form ? 'Save' : 'Create form'}
      isOpen
      noValidate
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isRunning}
      onSubmit={() => void save()}
    >
      <Field label="Name" error={errorOf('name')} hint="Only you see it.">
        <Input maxLength={MAX_FORM_NAME_CHARACTERS} {...field('name')} />
      </Field>
      <Field label="Headline" error={errorOf('headline')}>
        <Input
          maxLength={MAX_HEADLINE_CHARACTERS}
          placeholder="New homes by the harbor, first"
          {...field('headline')}
        />
      </Field>
      <Field
        label="Text"
        error={errorOf('text')}
        isOptional
        counter={{ length: draft.text.length, max: MAX_FORM_TEXT_CHARACTERS }}
      >
        <Textarea rows={3} {...field('text')} />
      </Field>
      <Field
        label="Tags"
        error={errorOf('tags')}
        hint="Everyone who confirms gets them. Separated by commas."
        isOptional
      >
        <Input {...field('tags')} />
      </Field>
      {refusal && !Object.keys(refusal.errors).length && <RefusalNote refusal={refusal} />}
    </FormDialog>
  )
}
