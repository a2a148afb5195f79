import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { EmptyState } from '#app/kit/list/empty_state'
import { ConnectionList } from '#app/accounts/ui/components/connections/connection_list'
import { Loaded } from '#app/accounts/ui/components/settings/loaded'
import { Section } from '#app/accounts/ui/components/settings/section'

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
