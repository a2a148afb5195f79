import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { EmptyState } from '#app/kit/list/empty_state'
import { AddPasskey } from '#app/accounts/ui/components/passkeys/add_passkey'
import { PasskeyList } from '#app/accounts/ui/components/passkeys/passkey_list'
import {
  usePasskeySupport,
  type PasskeySupport,
} from '#app/accounts/ui/components/passkeys/use_passkey_support'
import { Loaded } from '#app/accounts/ui/components/settings/loaded'
import { Section } from '#app/accounts/ui/components/settings/section'

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
