import { Head, Link, router } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { EmptyState } from '#app/kit/list/empty_state'
import { Photo } from '#app/kit/media/photo'
import { toast } from '#app/kit/toast/toast'
import { LeadReminders } from '#app/leads/reminders/ui/lead_reminders'
import { DeleteLead } from '#app/leads/ui/delete_lead'
import { LeadActions } from '#app/leads/ui/lead_actions'
import { LeadFacts } from '#app/leads/ui/lead_facts'
import { LeadTimeline, NoteForm } from '#app/leads/ui/lead_timeline'
import { LEAD_STAGE_WORDS, lastWords } from '#app/leads/ui/lead_words'
import { ReasonDialog, useMoves } from '#app/leads/ui/move_leads'
import type { Lead, LeadPerson } from '#app/leads/ui/types'
import { LeadViewings } from '#app/leads/viewings/ui/lead_viewings'
import { useLead } from '#app/leads/ui/use_lead'

const LEADS = '/dashboard/leads'

interface LeadPageProps {
  lead: Lead
  /** who can be given it; nobody, unless one manages its team */
  agents: LeadPerson[]
}

export default function LeadPage(props: LeadPageProps) {
  return <OpenLead key={props.lead.id} {...props} />
}

function OpenLead({ lead: sent, agents }: LeadPageProps) {
  const { lead, put, move } = useLead(sent)
  const { asked, moveTo } = useMoves(move)
  const onMove = (moved: Lead, stage: Lead['stage']) => void moveTo(moved, stage)
  const leave = () => {
    toast.success(`Deleted ${isolated(sent.name)}`)
    router.visit(LEADS)
  }
  return (
    <div className="gutter page py-10">
      <Head title={lead?.name ?? sent.name} />
      <Link
        href={LEADS}
        className="mb-6 inline-flex min-h-11 items-center gap-2 text-13 text-muted hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
        Leads
      </Link>
      <SectionHeading level="page" label={lead ? LEAD_STAGE_WORDS[lead.stage] : undefined}>
        <bdi className="break-words">{lead?.name ?? sent.name}</bdi>
      </SectionHeading>
      {lead ? (
        <>
          <LeadHome lead={lead} />
          <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_360px]">
            <aside className="flex min-w-0 flex-col gap-8 lg:order-last">
              <LeadActions lead={lead} onMove={onMove} />
              <LeadFacts {...{ lead, agents, onMove }} onChanged={put} />
              <LeadViewings lead={lead} heading="h2" onChanged={put} />
              <LeadReminders lead={lead} heading="h2" onChanged={put} />
              <DeleteLead lead={lead} onDeleted={leave} />
            </aside>
            <div className="flex min-w-0 flex-col gap-10">
              <NoteForm lead={lead} onChanged={put} />
              <LeadTimeline lead={lead} heading="h2" />
            </div>
          </div>
        </>
      ) : (
        <EmptyState
          title="This lead is gone"
          action={<ButtonLink href={LEADS}>Back to leads</ButtonLink>}
        >
          Someone deleted it, or gave it to somebody else.
        </EmptyState>
      )}
      {asked && <ReasonDialog name={asked.lead.name} stage={asked.stage} onAnswer={asked.answer} />}
    </div>
  )
}

/** The home they asked about last, and in which words. */
function LeadHome({ lead }: { lead: Lead }) {
  const said = lastWords(lead)
  const { property: home } = lead
  if (!home && !said) return null
  return (
    <div className="mt-5 flex items-start gap-4">
      {home?.featured_image && (
        <span className="block w-24 shrink-0 overflow-hidden rounded-6">
          <Photo image={home.featured_image} alt="" sizes="6rem" />
        </span>
      )}
      <div className="min-w-0">
        {said && (
          <p dir="auto" className="line-clamp-3 max-w-[60ch] text-18 break-words">
            {said}
          </p>
        )}
        <p className="mt-1 text-13 text-muted">
          {home && (
            <>
              <Link href={`/properties/${home.slug}`} className="hover:text-ink hover:underline">
                <bdi>{home.name ?? 'Untitled listing'}</bdi>
              </Link>
              {' · '}
            </>
          )}
          <TimeAgo at={lead.happened_at} />
        </p>
      </div>
    </div>
  )
}
