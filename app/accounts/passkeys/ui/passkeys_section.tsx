import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import {
  usePasskeySupport,
  makePasskey,
  type PasskeySupport,
} from '#app/accounts/passkeys/ui/ask_device'
import { PasskeyList } from '#app/accounts/passkeys/ui/passkey_list'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { EmptyState } from '#app/kit/list/empty_state'
import { toast } from '#app/kit/toast/toast'

const WHY_NOT: Record<Exclude<PasskeySupport, 'yes'>, string> = {
  no: 'This browser can’t use passkeys here. Open vesta in a current browser, over a secure connection, to add one.',
  numbers:
    'Browsers don’t make passkeys for an address made of numbers. Open vesta by its name to add one; on your own machine that’s localhost.',
}

export default function Passkeys() {
  const support = usePasskeySupport()
  const query = useQuery(
    {
      queryKey: ['settings', 'passkeys'],
      queryFn: () => answered(api.api.passkeys.index({})),
    },
    queries
  )
  const reload = () => void query.refetch()

  return (
    <Section
      title="Passkeys"
      description="Sign in with your finger, face or PIN instead of typing. A passkey stays on your device or in your password manager, and works at vesta only."
    >
      <Loaded query={query}>
        {({ passkeys }) => {
          const add =
            support === 'yes' ? (
              <AddPasskey taken={passkeys.map(({ name }) => name)} onAdded={reload} />
            ) : (
              <p className="border-l-2 border-brass pl-4 text-muted">{WHY_NOT[support]}</p>
            )
          return passkeys.length ? (
            <>
              <PasskeyList passkeys={passkeys} onChange={reload} />
              {add}
            </>
          ) : (
            <EmptyState icon={KeyRound} title="No passkeys yet" action={add}>
              It takes a moment, and you won’t need a code from your phone besides.
            </EmptyState>
          )
        }}
      </Loaded>
    </Section>
  )
}

interface AddPasskeyProps {
  taken: readonly string[]
  onAdded: () => void
}

function AddPasskey({ taken, onAdded }: AddPasskeyProps) {
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const add = async () => {
    const answer = await run(async () => {
      const credential = await makePasskey(await answered(api.api.passkeys.offer({})))
      if (!credential) return null
      const name = deviceName(navigator.userAgent, taken)
      return answered(api.api.passkeys.store({ body: { name, credential } }))
    })
    if (!answer) return
    toast.success(`Added “${isolated(answer.passkey.name)}”`)
    onAdded()
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="primary" icon={Plus} isLoading={isRunning} onClick={() => void add()}>
        Add a passkey
      </Button>
      <RefusalNote refusal={refusal && { ...refusal, errors: {} }} />
      {dialog}
    </div>
  )
}

const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
]

/** A name for a passkey made here: `Mac`, or `Mac 2` if that is taken. */
function deviceName(userAgent: string, taken: readonly string[]): string {
  const [, name] = DEVICES.find(([pattern]) => pattern.test(userAgent)) ?? [null, 'Passkey']
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} ${number}`)) number++
  return `${name} ${number}`
}
