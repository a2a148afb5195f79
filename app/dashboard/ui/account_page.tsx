import { Head } from '@inertiajs/react'
import type { DashboardTask } from '#app/accounts/dashboard_tasks'
import type { FirstStepState } from '#app/dashboard/dashboard_options'
import type { OwnStats } from '#app/dashboard/find_own_stats'
import { FollowedPosts } from '#app/dashboard/home/ui/followed_posts'
import { useGreeting } from '#app/dashboard/home/ui/home_heading'
import { NewHomes } from '#app/dashboard/home/ui/new_homes'
import type { HomeNews } from '#app/dashboard/home/ui/types'
import { FirstSteps } from '#app/dashboard/ui/first_steps'
import type { OwnDraft } from '#app/dashboard/ui/own_listing'
import { ProfileStats } from '#app/dashboard/ui/profile_stats'
import { DraftTask, TaskIcon, TaskRow } from '#app/dashboard/ui/task_row'
import { PublicCard } from '#app/designs/gallery/ui/public_card'
import type { PublicDesign } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { DashboardFrame } from '#app/kit/shell/dashboard_frame'
import type { LeadStage } from '#app/leads/lead_options'
import { PropertyCard } from '#app/properties/ui/property_card'
import type { SavableCard } from '#app/properties/ui/types'
import { SocietyMemberRow } from '#app/society/ui/society_rows'
import type { Data } from '#data'

interface AccountProps extends HomeNews {
  /** null once all are done, or after a while */
  first_steps: FirstStepState[] | null
  /** for people who are new */
  discover: { newest: SavableCard[]; designs: PublicDesign[] } | null
  unread_count: number
  /** what the modules add */
  tasks: DashboardTask[]
  drafts: OwnDraft[]
  failed_designs: Data.Dashboard.FailedDesign[]
  stats: OwnStats
  credits: number
  /** counts by status; null for people who don't list homes */
  listings: { draft: number; publish: number; archive: number } | null
  /** by stage; null for people who don't list homes */
  leads: Record<LeadStage, number> | null
  /** confirmed; null for people who don't list homes */
  viewings: number | null
}

export default function Account(props: AccountProps) {
  const { first_steps: steps, discover, credits, listings, leads, viewings } = props
  const { greeting, day } = useGreeting()
  useFreshAfterBack('first_steps', 'tasks', 'unread_count', 'credits')
  const firstName = useAccount()?.name.split(' ')[0]

  return (
    <DashboardFrame
      section="account"
      title={`${greeting}, ${firstName}`}
      label={day}
      action={
        listings ? (
          <ButtonLink href="/dashboard/properties">My listings</ButtonLink>
        ) : (
          <ButtonLink href="/designer">Redesign a room</ButtonLink>
        )
      }
    >
      <Head title="Dashboard" />
      <div className="grid grid-cols-1 gap-12 xl:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0">
          {listings && leads && (
            <StatRow>
              <Stat value={leads.new} label={leads.new === 1 ? 'new lead' : 'new leads'} />
              <Stat
                value={viewings}
                label={viewings === 1 ? 'viewing to come' : 'viewings to come'}
              />
              <Stat value={listings.publish} label="published" />
              <Stat value={listings.draft} label={listings.draft === 1 ? 'draft' : 'drafts'} />
            </StatRow>
          )}
          {steps && <FirstSteps steps={steps} credits={credits} />}
          <Waiting {...props} isNewHere={steps !== null} />
          {props.new_homes.length > 0 && <NewHomes homes={props.new_homes} />}
          {props.posts.length > 0 && <FollowedPosts posts={props.posts} />}
          {discover && (
            <Discover
              newest={props.new_homes.length ? [] : discover.newest}
              designs={props.posts.length ? [] : discover.designs}
            />
          )}
        </div>
        <aside className="min-w-0">
          <ProfileStats stats={props.stats} />
          {props.people.length > 0 && (
            <section aria-labelledby="people" className="mt-12">
              <SectionHeading id="people" level="part">
                People to meet
              </SectionHeading>
              <ul className="mt-2">
                {props.people.map(({ reason, ...member }) => (
                  <SocietyMemberRow key={member.id} member={member} reason={reason ?? undefined} />
                ))}
              </ul>
              <div className="mt-5">
                <ButtonLink href="/society" isWide>
                  Find people
                </ButtonLink>
              </div>
            </section>
          )}
          <p className="mt-8 text-13 text-muted">
            <span className="num">{countWords(credits, 'image credit')}</span> ·{' '}
            <TextLink href="/designer">Redesign a room</TextLink>
          </p>
        </aside>
      </div>
    </DashboardFrame>
  )
}

interface WaitingProps extends Pick<
  AccountProps,
  'unread_count' | 'tasks' | 'drafts' | 'failed_designs'
> {
  /** first steps say what to do */
  isNewHere: boolean
}

/** What waits for somebody; to earn coin is an offer, so who leaves it is caught up, too. */
function Waiting({ isNewHere, ...props }: WaitingProps) {
  const { unread_count: unread, drafts, failed_designs: failed } = props
  const offers = props.tasks.filter(({ kind }) => kind === 'coin')
  const tasks = props.tasks.filter(({ kind }) => kind !== 'coin')
  const isCaughtUp = unread === 0 && !tasks.length && !drafts.length && !failed.length
  if (isCaughtUp && isNewHere && !offers.length) return null
  return (
    <section aria-labelledby="next" className="mt-10">
      <SectionHeading id="next">
        {isCaughtUp ? 'You’re all caught up' : 'Waiting for you'}
      </SectionHeading>
      {(!isCaughtUp || offers.length > 0) && (
        <ul className="mt-6 border-t border-line">
          {LEADS_FIRST.map((isFirst) => (
            <Tasks
              key={String(isFirst)}
              tasks={tasks.filter(({ kind }) => isOfLeads(kind) === isFirst)}
            />
          ))}
          {unread > 0 && (
            <TaskRow
              href="/chats"
              title={unread === 1 ? 'One unread message' : `${unread} unread messages`}
              icon={<TaskIcon kind="chat" />}
            >
              Open your chats to read and reply.
            </TaskRow>
          )}
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
  )
}

const LEADS_FIRST = [true, false]

const isOfLeads = (kind: DashboardTask['kind']) =>
  kind === 'lead' || kind === 'reminder' || kind === 'viewing'

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

const GRID = 'mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2'

function Discover({ newest, designs }: DiscoverProps) {
  return (
    <>
      {newest.length > 0 && (
        <section aria-labelledby="newly-listed" className="mt-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <SectionHeading id="newly-listed">Newly listed</SectionHeading>
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
