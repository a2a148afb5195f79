import { useState } from 'react'
import {
  Coffee,
  Flower2,
  PackageOpen,
  Sparkles,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react'
import type { GiftOfferRow } from '#app/farm/gifts/find_gifts'
import { GIFT_DAYS, MAX_GIFT_MESSAGE_CHARACTERS, type GiftKind } from '#app/farm/gifts/gift_options'
import { giftsApi } from '#app/farm/gifts/ui/gifts_api'
import { Button } from '#app/kit/button/button'
import { useCall, type Refusal } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { CallForm } from '#app/kit/form/call_form'
import { Combobox } from '#app/kit/form/combobox'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { FormSuccess } from '#app/kit/form/form_success'
import { RadioCards } from '#app/kit/form/radio_cards'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import type { Data } from '#data'

interface GiftFormProps {
  offers: readonly GiftOfferRow[]
  balance: number
  onSent: () => void
}

export function GiftForm({ offers, balance, onSent }: GiftFormProps) {
  const [kind, setKind] = useState(offers.find(({ coins }) => coins <= balance)?.kind ?? null)
  const [contact, setContact] = useState<Data.Farm.Contacts.Contact | null>(null)
  const [message, setMessage] = useState('')
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const [isSent, markSent] = useMarkSaved()
  const [gaps, setGaps] = useState<Refusal | null>(null)
  const shown = gaps ?? refusal

  const send = async () => {
    const missing = gapsOf(contact, message)
    setGaps(missing)
    if (!kind || !contact || missing) return
    const gift = { kind, contact_id: contact.id, message }
    const answer = await run(() => giftsApi.send(gift, retry.of(gift)))
    if (!answer) return
    retry.forget()
    setContact(null)
    setMessage('')
    markSent()
    onSent()
  }

  return (
    <CallForm refusal={shown} onSubmit={() => void send()} className="flex flex-col gap-6">
      <FieldGroup legend="Gift" error={shown?.errors['gift.kind']}>
        <RadioCards
          name="kind"
          columns={2}
          value={kind}
          onChange={setKind}
          options={offers.map((offer) => ({
            value: offer.kind,
            label: offer.name,
            hint: [`${offer.coins} coins`, offer.partner].filter(Boolean).join(' · '),
            icon: GIFT_ICONS[offer.kind],
            isDisabled: offer.coins > balance,
          }))}
        />
      </FieldGroup>
      <Field
        label="For"
        hint="One of your contacts. They get the link by email, if you have their address."
        error={shown?.errors['gift.contact_id']}
      >
        <Combobox
          value={contact}
          onChange={setContact}
          source={giftsApi.findContacts}
          labelOf={({ name, email, phone }) => name ?? email ?? phone ?? ''}
          hintOf={({ name, email }) => (name && email ? email : undefined)}
          keyOf={({ id }) => id}
          placeholder="Name or email"
        />
      </Field>
      <Field
        label="Card"
        counter={{ length: message.length, max: MAX_GIFT_MESSAGE_CHARACTERS }}
        error={shown?.errors['gift.message']}
      >
        <Textarea
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          rows={4}
          maxLength={MAX_GIFT_MESSAGE_CHARACTERS}
        />
      </Field>
      <p className="text-13 text-muted">
        The coins are set aside now and spent once the gift is claimed. If it isn’t claimed within{' '}
        {GIFT_DAYS} days, or you withdraw it, they come back.
      </p>
      <RefusalNote refusal={refusal} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" isLoading={isRunning} disabled={!kind}>
          Send gift
        </Button>
        <FormSuccess isShown={isSent}>Sent</FormSuccess>
      </div>
    </CallForm>
  )
}

function gapsOf(contact: unknown, message: string): Refusal | null {
  const errors: Refusal['errors'] = {}
  if (!contact) errors['gift.contact_id'] = 'Choose one of your contacts.'
  if (!message.trim()) errors['gift.message'] = 'Write a few words.'
  return Object.keys(errors).length ? { message: '', errors } : null
}

export const GIFT_ICONS: Record<GiftKind, LucideIcon> = {
  coffee: Coffee,
  flowers: Flower2,
  dinner: UtensilsCrossed,
  moving_in_box: PackageOpen,
  image_credits: Sparkles,
}
