import { useState } from 'react'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { Data } from '#data'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { IconButton } from '#app/kit/button/icon_button'
import { TimeAgo } from '#app/kit/display/time_ago'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'
import { RenamePasskey } from '#app/accounts/ui/components/passkeys/rename_passkey'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'

type Passkey = Data.Accounts.Passkey

interface PasskeyListProps {
  passkeys: Passkey[]
  onChange: () => void
}

export function PasskeyList({ passkeys, onChange }: PasskeyListProps) {
  const [asked, setAsked] = useState<{ for: 'rename' | 'remove'; passkey: Passkey } | null>(null)
  const { run, refusal, dialog } = useConfirmedCall()

  const remove = async ({ id, name }: Passkey) => {
    if (!(await run(() => answered(api.api.passkeys.destroy({ params: { id } }))))) return
    toast.success(`Removed “${name}”`)
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
