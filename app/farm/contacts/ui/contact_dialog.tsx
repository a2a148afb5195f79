import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { BounceNote } from '#app/farm/contacts/ui/bounce_note'
import { ConsentEvidence } from '#app/farm/contacts/ui/consent_evidence'
import type { Area, Contact } from '#app/farm/ui/types'

interface ContactDialogProps {
  /** null for a new one */
  contact: Contact | null
  areas: readonly Area[]
  onClose: () => void
}

export function ContactDialog({ contact, areas, onClose }: ContactDialogProps) {
  const [draft, setDraft] = useState({
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    address: contact?.address ?? '',
    tags: contact?.tags.join(', ') ?? '',
  })
  const [inAreas, setInAreas] = useState(
    contact?.areas.filter(({ is_by_hand: isByHand }) => isByHand).map(({ id }) => id) ?? []
  )
  const { run, isRunning, refusal } = useCall()
  const errorOf = (field: string) => refusal?.errors[`contact.${field}`]
  const finish = () => {
    reloadPage()
    onClose()
  }
  const save = async () => {
    const { email, tags, ...rest } = draft
    const body = {
      contact: {
        ...rest,
        email: email.trim() || null,
        tags: tags.split(',').flatMap((tag) => tag.trim() || []),
        areas: inAreas,
      },
    }
    const call = () =>
      contact
        ? answered(api.api.api.contacts.update({ params: { id: contact.id }, body }))
        : answered(api.api.api.contacts.store({ body }))
    if (await run<unknown>(call)) finish()
  }
  const remove = async () => {
    if (!contact) return
    const params = { id: contact.id }
    if (await run(() => answered(api.api.api.contacts.destroy({ params })))) finish()
  }
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  })

  return (
    <FormDialog
      title={contact ? 'Contact' : 'New contact'}
      submit={contact ? 'Save' : 'Add contact'}
      isOpen
      noValidate
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isRunning}
      secondary={
        contact && (
          <Button icon={Trash2} onClick={() => void remove()}>
            Delete
          </Button>
        )
      }
      onSubmit={() => void save()}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input autoComplete="off" {...field('name')} />
      </Field>
      <Field
        label="Email"
        error={errorOf('email')}
        hint={
          contact?.consent.status === 'confirmed' && contact.email !== draft.email.trim()
            ? 'They agreed to email at their old address. You can write to another once they confirm it.'
            : undefined
        }
      >
        <Input type="email" autoComplete="off" {...field('email')} />
      </Field>
      <Field label="Phone" error={errorOf('phone')} isOptional>
        <Input type="tel" autoComplete="off" {...field('phone')} />
      </Field>
      <Field
        label="Address"
        error={errorOf('address')}
        hint={
          contact?.time_zone && contact.address === draft.address
            ? `Local time: ${contact.time_zone.replaceAll('_', ' ')}`
            : 'With town and country, areas find them and emails wait for their morning.'
        }
        isOptional
      >
        <Input autoComplete="off" {...field('address')} />
      </Field>
      <Field label="Tags" error={errorOf('tags')} hint="Separated by commas." isOptional>
        <Input autoComplete="off" {...field('tags')} />
      </Field>
      {areas.length > 0 && (
        <FieldGroup legend="Also in these areas">
          <div className="flex flex-col gap-2">
            {areas.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={inAreas.includes(id)}
                onChange={({ target }) =>
                  setInAreas(
                    target.checked ? [...inAreas, id] : inAreas.filter((each) => each !== id)
                  )
                }
              />
            ))}
          </div>
        </FieldGroup>
      )}
      {contact?.bounce && <BounceNote contact={contact} bounce={contact.bounce} />}
      {contact && <ConsentEvidence contact={contact} onWithdrawn={finish} />}
      {refusal && !Object.keys(refusal.errors).length && <RefusalNote refusal={refusal} />}
    </FormDialog>
  )
}
