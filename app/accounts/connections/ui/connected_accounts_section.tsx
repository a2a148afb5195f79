import { useQuery } from '@tanstack/react-query'
import type { OfferedProvider } from '#app/accounts/account_options'
import { ProviderLink, ProviderMark } from '#app/accounts/connections/ui/provider_link'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { EmptyState } from '#app/kit/list/empty_state'
import { toast } from '#app/kit/toast/toast'
import type { Data } from '#data'

export default function ConnectedAccounts() {
  const query = useQuery(
    {
      queryKey: ['settings', 'connected-accounts'],
      queryFn: () => answered(api.api.connectedAccounts.index({})),
    },
    queries
  )

  return (
    <Section
      title="Connected accounts"
      description="Sign in here with an account you have somewhere else. We only ask who you are, and keep no access to it."
    >
      <Loaded query={query}>
        {({ connected_accounts: connected, providers }) =>
          connected.length || providers.length ? (
            <ConnectionList
              connected={connected}
              providers={providers}
              onDisconnected={() => void query.refetch()}
            />
          ) : (
            <EmptyState title="Nothing to connect">
              No other sign-in is set up here. Use a password, a passkey or both.
            </EmptyState>
          )
        }
      </Loaded>
    </Section>
  )
}

type Connected = Data.Accounts.Connections.ConnectedAccount

interface ConnectionListProps {
  connected: Connected[]
  providers: OfferedProvider[]
  onDisconnected: () => void
}

function ConnectionList({ connected, providers, onDisconnected }: ConnectionListProps) {
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
