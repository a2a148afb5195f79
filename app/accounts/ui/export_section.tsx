import { useQuery } from '@tanstack/react-query'
import { Download, PackageOpen } from 'lucide-react'
import type { Data } from '#data'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { buttonStyle } from '#app/kit/button/button_style'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Spinner } from '#app/kit/list/spinner'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { RefusalNote } from '#app/kit/form/refusal_note'

type Export = Data.Accounts.Exports.Export

const ASK_AGAIN_MS = 3000
const MEGABYTE = 1024 * 1024

export default function ExportData() {
  const { run, isRunning, refusal } = useCall()
  const query = useQuery(
    {
      queryKey: ['settings', 'export'],
      queryFn: () => answered(api.api.exports.index({})),
      refetchInterval: ({ state }) =>
        state.data?.export?.status === 'pending' ? ASK_AGAIN_MS : false,
    },
    queries
  )

  const start = async () => {
    if (await run(() => answered(api.api.exports.store({})))) void query.refetch()
  }

  return (
    <Section
      title="Export my data"
      description="Everything you wrote and uploaded in one ZIP file: JSON for programs, your pictures, and a page to browse them."
    >
      <Loaded query={query}>
        {({ export: made }) => (
          <div className="flex flex-col items-start gap-6">
            {made && <Outcome made={made} />}
            {made?.status !== 'pending' && (
              <Button
                variant={made?.url ? 'line' : 'primary'}
                icon={PackageOpen}
                isLoading={isRunning}
                onClick={() => void start()}
              >
                {made?.url ? 'Export again' : 'Export my data'}
              </Button>
            )}
            <RefusalNote refusal={refusal} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}

function Outcome({ made }: { made: Export }) {
  if (made.status === 'pending') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        Packing your data. You can leave. We’ll email you.
      </p>
    )
  }
  if (made.status === 'failed') {
    return <p className="text-danger">The last export failed. Start another one.</p>
  }
  if (!made.url) {
    return (
      <p className="text-muted">
        You exported your data <TimeAgo at={made.created_at} />. That file is gone by now.
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <a href={made.url} download className={buttonStyle({ variant: 'primary' })}>
        <Download size={18} strokeWidth={1.5} aria-hidden />
        Download ZIP ({sizeOf(made.bytes ?? 0)})
      </a>
      <p className="text-13 text-muted">
        Made <TimeAgo at={made.created_at} />. Available for seven days.
      </p>
    </div>
  )
}

function sizeOf(bytes: number): string {
  return bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`
}
