import { useQuery } from '@tanstack/react-query'
import { Link, router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { FailureState } from '#app/kit/list/failure_state'
import { Checkbox } from '#app/kit/form/checkbox'
import { walkthroughTitle } from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

const KEY = ['walkthroughs-to-choose']
async function load() {
  return (await answered(api.api.api.walkthroughs.index({}))).walkthroughs.data
}

/** In the editor of a listing: which of one's walkthroughs its page shows. Saved at once. */
export default function WalkthroughChooser({ slug }: { slug: string }) {
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: load }, queries)
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const attach = async (walkthrough: string, isAttached: boolean) => {
    const property = { property_slug: isAttached ? slug : null }
    await run(() => walkthroughsApi.update(walkthrough, property))
    await refetch()
  }
  const create = async () => {
    const wanted = { property_slug: slug }
    const made = await run(() => walkthroughsApi.create(wanted, retry.of(wanted)))
    if (made) router.visit(`/walkthroughs/${made.slug}/edit`)
  }
  if (isError) {
    return (
      <FailureState message="We couldn’t load your walkthroughs." onRetry={() => void refetch()} />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {data?.map((walkthrough) => (
          <li key={walkthrough.id} className="flex items-center justify-between gap-4">
            <Checkbox
              label={walkthroughTitle(walkthrough)}
              hint={hintOf(walkthrough, slug)}
              checked={walkthrough.property?.slug === slug}
              disabled={isRunning}
              onChange={({ target }) => void attach(walkthrough.slug, target.checked)}
            />
            <Link
              href={`/walkthroughs/${walkthrough.slug}/edit`}
              aria-label={`Edit ${walkthroughTitle(walkthrough)}`}
              className="text-13 text-muted underline decoration-faint underline-offset-4"
            >
              Edit
            </Link>
          </li>
        ))}
      </ul>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
      <Button
        icon={Plus}
        size="sm"
        className="self-start"
        isLoading={isRunning}
        onClick={() => void create()}
      >
        New walkthrough of this home
      </Button>
    </div>
  )
}

interface Chosen {
  status: 'draft' | 'publish'
  property: { slug: string; name: string | null } | null
}

function hintOf({ status, property }: Chosen, slug: string): string | undefined {
  if (property && property.slug !== slug) return `Now on ${property.name ?? 'another listing'}`
  return status === 'draft' ? 'Draft: publish it to show it' : undefined
}
