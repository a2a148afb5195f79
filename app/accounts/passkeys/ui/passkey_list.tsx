import { useState } from 'react'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { MAX_PASSKEY_NAME_CHARACTERS } from '#app/accounts/account_options'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { isolated } from '#app/common/text/isolated'
import { IconButton } from '#app/kit/button/icon_button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import type { Data } from '#data'

type Passkey = Data.Accounts.Passkeys.Passkey

interface PasskeyListProps {
  passkeys: Passkey[]
  onChange: () => void
}

export function PasskeyList({ passkeys, onChange }: PasskeyListProps) {
  const [asked, setAsked] = useState<{ for: 'rename' | 'remove'; passkey: Passkey } | null>(null)
  const { run, refusal, dialog } = useConfirmedCall()

  const remove = async ({ id, name }: Passkey) => {
    if (!(await run(() => answered(api.api.passkeys.destroy({ params: { id } }))))) return
    toast.success(`Removed “${isolated(name)}”`)
    onChange()
  }

  return (
    <div>
      <ul aria-label="Passkeys" className="divide-y divide-line border-y border-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-4 py-4">
            <KeyRound size={24} strokeWidth={1.25} aria-hidden className="shrink-0 text-muted" />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="truncate">
                {passkey.name}
              </p>
              <p className="flex flex-wrap gap-x-3 text-13 text-muted">
                <span>
                  Added <TimeAgo at={passkey.created_at} />
                </span>
                <span>
                  {passkey.last_used_at ? (
                    <>
                      Last used <TimeAgo at={passkey.last_used_at} />
                    </>
                  ) : (
                    'Never used'
                  )}
                </span>
              </p>
            </div>
            <div className="flex shrink-0">
              <IconButton
                icon={Pencil}
                label={`Rename “${passkey.name}”`}
                onClick={() => setAsked({ for: 'rename', passkey })}
              />
              <IconButton
                icon={Trash2}
                label={`Remove “${passkey.name}”`}
                onClick={() => setAsked({ for: 'remove', passkey })}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <RefusalNote refusal={refusal} />
      </div>
      {dialog}
      {asked?.for === 'rename' && (
        <RenamePasskey
          passkey={asked.passkey}
          onDone={() => {
            setAsked(null)
            onChange()
          }}
        />
      )}
      <ConfirmDialog
        title="Remove this passkey?"
        confirmLabel="Remove passkey"
        isOpen={asked?.for === 'remove'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked.passkey)}
      >
        “<bdi>{asked?.passkey.name}</bdi>” no longer signs you in. Your device keeps its part until
        you delete it there.
      </ConfirmDialog>
    </div>
  )
}

interface RenamePasskeyProps {
  passkey: Data.Accounts.Passkeys.Passkey
  onDone: () => void
}

function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
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
