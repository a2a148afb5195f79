import { useState } from 'react'
import type { Data } from '#data'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_PASSKEY_NAME_CHARACTERS } from '#app/accounts/contract/passkeys'

interface RenamePasskeyProps {
  passkey: Data.Accounts.Passkey
  onDone: () => void
}

export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const [name, setName] = useState(passkey.name)
  const { run, isRunning, refusal } = useCall()

  const save = async () => {
    const { id } = passkey
    const call = () => answered(api.api.passkeys.update({ params: { id }, body: { name } }))
    if (await run(call)) onDone()
  }

  return (
    <FormDialog
      title="Rename passkey"
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      submit="Save"
      isLoading={isRunning}
      noValidate
      onSubmit={save}
    >
      <Field
        label="Name"
        hint="Where it’s kept. For example, Work laptop"
        error={refusal?.errors.name ?? refusal?.message}
      >
        <Input
          value={name}
          maxLength={MAX_PASSKEY_NAME_CHARACTERS}
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
