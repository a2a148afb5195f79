import { Head } from '@inertiajs/react'
import { MessageCircle, UsersRound } from 'lucide-react'
import type { Data } from '#data'
import { DraftTask } from '#app/dashboard/ui/components/draft_task'
import { TaskRow } from '#app/dashboard/ui/components/task_row'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'

interface AccountProps {
  unread_count: number
  new_leads: number
  drafts: Data.Dashboard.Draft[]
  failed_designs: Data.Dashboard.FailedDesign[]
  credits: number
  /** counts by status; null for people who don't list homes */
  listings: { draft: number; publish: number; archive: number } | null
}

export default function Account(props: AccountProps) {
  const { unread_count: unread, drafts, failed_designs: failed, credits, listings } = props
  const { new_leads: newLeads } = props
  const firstName = useAccount()?.name.split(' ')[0]
  const isCaughtUp = unread === 0 && newLeads === 0 && !drafts.length && !failed.length

  return (
    <div className="gutter page py-10">
      <Head title="Dashboard" />
      <SectionHeading
        level="page"
        label="Dashboard"
        action={
          listings ? (
            <ButtonLink href="/dashboard/properties">My listings</ButtonLink>
          ) : (
            <ButtonLink href="/designer">Redesign a room</ButtonLink>
          )
        }
      >
        Welcome, {firstName}
      </SectionHeading>
      <div className="mt-8">
        <StatRow>
          <Stat value={credits} label={credits === 1 ? 'image credit' : 'image credits'} />
          {listings && <Stat value={listings.publish} label="published" />}
          {listings && (
            <Stat value={listings.draft} label={listings.draft === 1 ? 'draft' : 'drafts'} />
          )}
        </StatRow>
      </div>
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
                icon={<MessageCircle size={22} strokeWidth={1.5} aria-hidden />}
              >
                Open your chats to read and reply.
              </TaskRow>
            )}
            {newLeads > 0 && (
              <TaskRow
                href="/dashboard/leads?stage=new"
                title={newLeads === 1 ? 'One new lead' : `${newLeads} new leads`}
                icon={<UsersRound size={22} strokeWidth={1.5} aria-hidden />}
              >
                See what they asked, and get in touch.
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
          </ul>
        )}
      </section>
    </div>
  )
}
