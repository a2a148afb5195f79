import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { EndOtherSessions } from '#app/accounts/ui/components/sessions/end_other_sessions'
import { SessionList } from '#app/accounts/ui/components/sessions/session_list'
import { Loaded } from '#app/accounts/ui/components/settings/loaded'
import { Section } from '#app/accounts/ui/components/settings/section'

export default function BrowserSessions() {
  const query = useQuery(
    {
      queryKey: ['settings', 'sessions'],
      queryFn: () => answered(api.api.sessionSettings.index({})),
    },
    queries
  )
  const reload = () => void query.refetch()

  return (
    <Section
      title="Browser sessions"
      description="Where you’re signed in. If you don’t recognize one, sign it out and change your password."
    >
      <Loaded query={query}>
        {({ sessions }) => (
          <>
            <SessionList sessions={sessions} onEnded={reload} />
            {sessions.length > 1 && <EndOtherSessions onEnded={reload} />}
          </>
        )}
      </Loaded>
    </Section>
  )
}
