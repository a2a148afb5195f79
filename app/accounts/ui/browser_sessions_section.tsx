import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { OwnPasswordDialog } from '#app/accounts/passwords/ui/own_password_dialog'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { browserName } from '#app/kit/display/browser_name'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { toast } from '#app/kit/toast/toast'
import type { Data } from '#data'

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

type Session = Data.Accounts.Sessions.Session

interface SessionListProps {
  sessions: Session[]
  onEnded: () => void
}

function SessionList({ sessions, onEnded }: SessionListProps) {
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const end = async (session: Session) => {
    const { id } = session
    const answer = await run(() => answered(api.api.sessionSettings.destroy({ params: { id } })))
    if (answer) toast.success(`Signed out of ${browserName(session)}`)
    onEnded()
  }

  return (
    <div>
      <ul aria-label="Browsers" className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-4">
            <DeviceIcon device={session.device} />
            <div className="min-w-0 flex-1">
              <p className="truncate">{browserName(session)}</p>
              <p className="text-13 text-muted">
                {session.place ?? session.ip}
                {(session.place ?? session.ip) && ' · '}
                {session.is_current ? (
                  <span className="text-positive">This browser</span>
                ) : (
                  <>
                    Active <TimeAgo at={session.last_active_at} />
                  </>
                )}
              </p>
            </div>
            {!session.is_current && (
              <Button size="sm" isLoading={isRunning} onClick={() => void end(session)}>
                Sign out
                <span className="sr-only"> of {browserName(session)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <RefusalNote refusal={refusal} />
      </div>
      {dialog}
    </div>
  )
}

function DeviceIcon({ device }: { device: string | null }) {
  const Icon = /phone|android/i.test(device ?? '') ? Smartphone : Monitor
  return <Icon size={24} strokeWidth={1.25} aria-hidden className="shrink-0 text-muted" />
}

function EndOtherSessions({ onEnded }: { onEnded: () => void }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Sign out everywhere else</Button>
      <OwnPasswordDialog
        title="Sign out everywhere else?"
        describe={(hasPassword) =>
          `Every other browser has to sign in again.${hasPassword ? ' Enter your password to continue.' : ''}`
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        submit="Sign out"
        call={(body) => answered(api.api.sessionSettings.clear({ body }))}
        onDone={() => {
          setOpen(false)
          toast.success('Signed out everywhere else')
          onEnded()
        }}
      />
    </div>
  )
}
