import type { Data } from '#data'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { Button } from '#app/kit/button/button'
import { TimeAgo } from '#app/kit/display/time_ago'
import { toast } from '#app/kit/toast/toast'
import type { OfferedProvider } from '#app/accounts/contract/providers'
import { ProviderLink } from '#app/accounts/ui/components/connections/provider_link'
import { ProviderMark } from '#app/accounts/ui/components/connections/provider_mark'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'

type Connected = Data.Accounts.ConnectedAccount

interface ConnectionListProps {
  connected: Connected[]
  providers: OfferedProvider[]
  onDisconnected: () => void
}

export function ConnectionList({ connected, providers, onDisconnected }: ConnectionListProps) {
  const { run, isRunning, refusal, dialog } = useConfirmedCall()
  const gone = connected.filter(
    ({ provider }) => !providers.some((offered) => offered.provider === provider)
  )
  const rows: OfferedProvider[] = [
    ...providers,
    ...gone.map(({ provider }) => ({ provider, label: provider })),
  ]

  const disconnect = async ({ provider, label }: OfferedProvider) => {
    const answer = await run(() =>
      answered(api.api.connectedAccounts.destroy({ params: { provider } }))
    )
    if (!answer) return
    toast.success(`${label} disconnected`)
    onDisconnected()
  }

  return (
    <div>
      <ul aria-label="Accounts" className="divide-y divide-line border-y border-line">
        {rows.map((row) => {
          const present = connected.find(({ provider }) => provider === row.provider)
          return (
            <li key={row.provider} className="flex items-center gap-4 py-4">
              <ProviderMark provider={row.provider} />
              <div className="min-w-0 flex-1">
                <p>{row.label}</p>
                <p className="truncate text-13 text-muted">
                  {present ? <Details account={present} /> : 'Not connected'}
                </p>
              </div>
              {present ? (
                <Button size="sm" isLoading={isRunning} onClick={() => void disconnect(row)}>
                  Disconnect<span className="sr-only"> {row.label}</span>
                </Button>
              ) : (
                <ProviderLink provider={row.provider} size="sm" isPlain>
                  Connect<span className="sr-only"> {row.label}</span>
                </ProviderLink>
              )}
            </li>
          )
        })}
      </ul>
      <div className="mt-3">
        <RefusalNote refusal={refusal} />
      </div>
      {dialog}
    </div>
  )
}

function Details({ account }: { account: Connected }) {
  const name = account.email ?? account.name
  return (
    <>
      {name && (
        <>
          <bdi>{name}</bdi> ·{' '}
        </>
      )}
      Connected <TimeAgo at={account.connected_at} />
    </>
  )
}
