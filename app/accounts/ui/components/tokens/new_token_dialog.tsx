import { useState } from 'react'
import { useHttp } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { Dialog } from '#app/kit/overlay/dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { CopyField } from '#app/kit/share/copy_field'
import {
  DEFAULT_TOKEN_ABILITIES,
  MAX_TOKEN_NAME_CHARACTERS,
  TOKEN_ABILITIES,
  type TokenAbility,
} from '#app/accounts/contract/api_tokens'
import { expiryAfter, LIFETIMES, type Lifetime } from '#app/accounts/ui/components/tokens/lifetimes'

interface Created {
  plain_text_token?: string
}

const EXPLANATIONS: Record<TokenAbility, string> = {
  read: 'See what you can see',
  create: 'Add things and send messages',
  update: 'Change things',
  delete: 'Delete things',
}

export function NewTokenDialog({
  onCreated,
  onClose,
}: {
  onCreated: () => void
  onClose: () => void
}) {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [created, setCreated] = useState<string>()
  const [lifetime, setLifetime] = useState<Lifetime>('90')
  const [failure, setFailure] = useState<string>()
  const form = useHttp<
    { name: string; abilities: TokenAbility[]; expires_at: string | null },
    Created
  >({ name: '', abilities: [...DEFAULT_TOKEN_ABILITIES], expires_at: null })
  const { name, abilities } = form.data

  const create = () => {
    setFailure(undefined)
    form.transform((data) => ({ ...data, expires_at: expiryAfter(lifetime) }))
    void form.post('/api/tokens', {
      headers: { 'Idempotency-Key': idempotencyKey },
      onSuccess: ({ plain_text_token: token }) => {
        setCreated(token)
        onCreated()
      },
      onHttpException: () => setFailure('The token was not created. Try again.'),
      onNetworkError: () => setFailure('You seem to be offline. Try again.'),
    })
  }

  const toggle = (ability: TokenAbility, isOn: boolean) =>
    form.setData(
      'abilities',
      TOKEN_ABILITIES.filter((each) => (each === ability ? isOn : abilities.includes(each)))
    )

  if (created) {
    return (
      <Dialog
        title="Copy your token now"
        description="You won’t be able to see it again. If you lose it, delete it and create another."
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <CopyField label="API token" value={created} />
      </Dialog>
    )
  }

  return (
    <FormDialog
      title="New token"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Create token"
      isLoading={form.processing}
      disabled={!abilities.length}
      onSubmit={create}
    >
      <Field
        label="Name"
        hint="What is it for? For example, Website feed"
        error={form.errors.name ?? failure}
      >
        <Input
          value={name}
          maxLength={MAX_TOKEN_NAME_CHARACTERS}
          required
          autoFocus
          onChange={(event) => form.setData('name', event.target.value)}
        />
      </Field>
      <FieldGroup
        legend="Abilities"
        error={abilities.length ? form.errors.abilities : 'Choose at least one.'}
      >
        <div className="grid gap-3 pt-1 sm:grid-cols-2">
          {TOKEN_ABILITIES.map((ability) => (
            <Checkbox
              key={ability}
              label={<span className="capitalize">{ability}</span>}
              hint={EXPLANATIONS[ability]}
              checked={abilities.includes(ability)}
              onChange={(event) => toggle(ability, event.target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <Field label="Expires after">
        <Select options={LIFETIMES} value={lifetime} onChange={setLifetime} />
      </Field>
    </FormDialog>
  )
}
