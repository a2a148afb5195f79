import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { Loaded } from '#app/accounts/ui/components/settings/loaded'
import { Section } from '#app/accounts/ui/components/settings/section'
import { RecoveryCodes } from '#app/accounts/ui/components/two_factor/recovery_codes'
import { TwoFactorOff } from '#app/accounts/ui/components/two_factor/two_factor_off'
import { TwoFactorOn } from '#app/accounts/ui/components/two_factor/two_factor_on'

export default function TwoFactor() {
  const [codes, setCodes] = useState<string[] | null>(null)
  const query = useQuery(
    {
      queryKey: ['settings', 'two-factor'],
      queryFn: () => answered(api.api.twoFactor.show({})),
    },
    queries
  )

  const showCodes = (fresh: string[]) => {
    setCodes(fresh)
    void query.refetch()
  }

  return (
    <Section
      title="Two-factor sign-in"
      description="After your password, vesta asks for a code from an app on your phone. Whoever learns your password still can’t sign in."
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <Loaded query={query}>
          {({ two_factor: state }) =>
            state.is_on ? (
              <TwoFactorOn
                codesLeft={state.recovery_codes_left}
                onNewCodes={showCodes}
                onRemoved={() => void query.refetch()}
              />
            ) : (
              <TwoFactorOff onConfirmed={showCodes} />
            )
          }
        </Loaded>
      )}
    </Section>
  )
}
