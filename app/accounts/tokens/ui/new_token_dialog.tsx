import { useState } from 'react'
import {
  DEFAULT_TOKEN_ABILITIES,
  MAX_TOKEN_NAME_CHARACTERS,
  TOKEN_ABILITIES,
  type TokenAbility,
} from '#app/accounts/account_options'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { Dialog } from '#app/kit/overlay/dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { CopyField } from '#app/kit/share/copy_field'
import { toast } from '#app/kit/toast/toast'

const EXPLANATIONS: Record<TokenAbility, string> = {
  read: 'See what you can see',
  create: 'Add things and send messages',
  update: 'Change things',
  delete: 'Delete things',
}

/** A repeat finds the token made, but only the first answer contained it. */
const TOKEN_LOST = 'Your token was created, but didn’t reach you. Delete it and create another.'

export function NewTokenDialog({
  onCreated,
  onClose,
}: {
  onCreated: () => void
  onClose: () => void
}) {
  const retry = useRetryKey()
  /** the same for a retry, which would ask for another end otherwise */
  const [openedAt] = useState(() => Date.now())
  const [created, setCreated] = useState<string>()
  const [lifetime, setLifetime] = useState<Lifetime>('90')
  const [name, setName] = useState('')
  const [abilities, setAbilities] = useState<readonly TokenAbility[]>(DEFAULT_TOKEN_ABILITIES)
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const create = async () => {
    const end = expiryAfter(lifetime, openedAt)
    const body = { name, abilities: [...abilities], expires_at: end }
    const headers = onceHeaders(retry.of(body))
    const answer = await run(() => answered(api.api.apiTokens.store({ body, headers })))
    if (!answer) return
    onCreated()
    if (answer.plain_text_token) return setCreated(answer.plain_text_token)
    toast.info(TOKEN_LOST)
    onClose()
  }

  const toggle = (ability: TokenAbility, isOn: boolean) =>
    setAbilities(
      TOKEN_ABILITIES.filter((each) => (each === ability ? isOn : abilities.includes(each)))
    )

  if (dialog) return dialog

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
      isLoading={isRunning}
      disabled={!abilities.length}
      onSubmit={() => void create()}
    >
      <Field
        label="Name"
        hint="What is it for? For example, Website feed"
        error={refusal?.errors.name ?? refusal?.message}
      >
        <Input
          value={name}
          maxLength={MAX_TOKEN_NAME_CHARACTERS}
          required
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <FieldGroup legend="Abilities" error={abilities.length ? undefined : 'Choose at least one.'}>
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

const DAY_MS = 24 * 60 * 60 * 1000

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'Never' },
] as const
type Lifetime = (typeof LIFETIMES)[number]['value']

function expiryAfter(lifetime: Lifetime, now = Date.now()): string | null {
  if (lifetime === 'never') return null
  return new Date(now + Number(lifetime) * DAY_MS).toISOString()
}
