import { Head } from '@inertiajs/react'
import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import type { FirstStepState } from '#app/dashboard/dashboard_options'
import { FirstSteps } from '#app/dashboard/ui/first_steps'
import type { OwnDraft } from '#app/dashboard/ui/own_listing'
import { DraftTask, TaskIcon, TaskRow } from '#app/dashboard/ui/task_row'
import { PublicCard } from '#app/designs/gallery/ui/public_card'
import type { PublicDesign } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { DashboardFrame } from '#app/kit/shell/dashboard_frame'
import { PropertyCard } from '#app/properties/ui/property_card'
import type { SavableCard } from '#app/properties/ui/types'
import type { Data } from '#data'

interface AccountProps {
  /** null once all are done, or after a while */
  first_steps: FirstStepState[] | null
  /** for people who are new */
  discover: { newest: SavableCard[]; designs: PublicDesign[] } | null
  unread_count: number
  /** what the modules add */
  tasks: DashboardTask[]
  drafts: OwnDraft[]
  failed_designs: Data.Dashboard.FailedDesign[]
  credits: number
  /** counts by status; null for people who don't list homes */
  listings: { draft: number; publish: number; archive: number } | null
}

export default function Account(props: AccountProps) {
  const { unread_count: unread, drafts, failed_designs: failed, credits, listings } = props
  const { first_steps: steps, discover } = props
  const firstName = useAccount()?.name.split(' ')[0]
  // to earn coin is an offer: somebody who leaves it is caught up, too
  const offers = props.tasks.filter(({ kind }) => kind === 'coin')
  const tasks = props.tasks.filter(({ kind }) => kind !== 'coin')
  const isCaughtUp = unread === 0 && !tasks.length && !drafts.length && !failed.length

  return (
    <DashboardFrame
      tab="account"
      title={`Welcome, ${firstName}`}
      action={
        listings ? (
          <ButtonLink href="/dashboard/properties">My listings</ButtonLink>
        ) : (
          <ButtonLink href="/designer">Redesign a room</ButtonLink>
        )
      }
    >
      <Head title="Dashboard" />
      <div>
        <StatRow>
          <Stat value={credits} label={credits === 1 ? 'image credit' : 'image credits'} />
          {listings && <Stat value={listings.publish} label="published" />}
          {listings && (
            <Stat value={listings.draft} label={listings.draft === 1 ? 'draft' : 'drafts'} />
          )}
        </StatRow>
      </div>
      {steps && <FirstSteps steps={steps} credits={credits} />}
      {isCaughtUp && discover ? (
        <Discover {...discover} />
      ) : (
        <section aria-labelledby="next" className="mt-10">
          <SectionHeading id="next">What’s next</SectionHeading>
          {isCaughtUp ? (
            <EmptyState
              title="You’re all caught up"
              action={<ButtonLink href="/designs">Find inspiration</ButtonLink>}
            >
              Messages, leads and unfinished work will appear here.
            </EmptyState>
          ) : (
            <ul className="mt-6 border-t border-line">
              {unread > 0 && (
                <TaskRow
                  href="/chats"
                  title={unread === 1 ? 'One unread message' : `${unread} unread messages`}
                  icon={<TaskIcon kind="chat" />}
                >
                  Open your chats to read and reply.
                </TaskRow>
              )}
              <Tasks tasks={tasks} />
              {failed.map((design) => (
                <TaskRow
                  key={design.id}
                  href={`/designer?design=${design.id}`}
                  title="A design didn’t finish"
                  photo={design.photo}
                >
                  {design.error ?? 'Open it to try again.'}
                </TaskRow>
              ))}
              {drafts.map((draft) => (
                <DraftTask key={draft.id} draft={draft} />
              ))}
              <Tasks tasks={offers} />
            </ul>
          )}
        </section>
      )}
      {isCaughtUp && offers.length > 0 && (
        <ul aria-label="Club coin" className="mt-10 border-t border-line">
          <Tasks tasks={offers} />
        </ul>
      )}
    </DashboardFrame>
  )
}

function Tasks({ tasks }: { tasks: readonly DashboardTask[] }) {
  return tasks.map((task) => (
    <TaskRow
      key={`${task.kind} ${task.url} ${task.title}`}
      href={task.url}
      title={task.title}
      icon={<TaskIcon kind={task.kind} />}
    >
      {task.text}
    </TaskRow>
  ))
}

interface DiscoverProps {
  newest: readonly SavableCard[]
  designs: readonly PublicDesign[]
}

const GRID = 'mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3'

function Discover({ newest, designs }: DiscoverProps) {
  return (
    <>
      {newest.length > 0 && (
        <section aria-labelledby="new-homes" className="mt-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <SectionHeading id="new-homes">Newly listed</SectionHeading>
            <ButtonLink href="/search">Search homes</ButtonLink>
          </div>
          <ul className={GRID}>
            {newest.map((home) => (
              <li key={home.id}>
                <PropertyCard property={home} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {designs.length > 0 && (
        <section aria-labelledby="new-designs" className="mt-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <SectionHeading id="new-designs">Rooms, reimagined</SectionHeading>
            <ButtonLink href="/designs">All designs</ButtonLink>
          </div>
          <ul className={GRID}>
            {designs.map((design) => (
              <li key={design.id} className="min-w-0">
                <PublicCard design={design} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
