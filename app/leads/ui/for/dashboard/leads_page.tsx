import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useEffect, useState } from 'react'
import { Head } from '@inertiajs/react'
import { FileUp, Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { toast } from '#app/kit/toast/toast'
import { DashboardFrame } from '#app/kit/shell/dashboard_frame'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { LeadFiguresRow } from '#app/leads/ui/lead_figures'
import { areLeadsFiltered, LeadFilters, NO_FILTER } from '#app/leads/ui/lead_filters'
import { LeadTable } from '#app/leads/ui/lead_table'
import { ReasonDialog, useMoves } from '#app/leads/ui/move_leads'
import { useLeadAddress } from '#app/leads/ui/use_lead_address'
import { recount, useLeads } from '#app/leads/ui/use_leads'
import { leadApi } from '#app/leads/ui/lead_api'
import type { Lead, LeadsProps } from '#app/leads/ui/types'

const AddLeadDialog = lazyPart(() => import('#app/leads/ui/add_lead_dialog'))
const LeadBoard = lazyPart(() => import('#app/leads/ui/lead_board'))
const LeadSheet = lazyPart(() => import('#app/leads/ui/lead_sheet'))

export default function Leads(props: LeadsProps) {
  const { view, filter, agents, homes } = props
  const [isAdding, setAdding] = useState<boolean | null>(null)
  const list = useLeads(props)
  useFreshAfterBack('leads', 'more', 'counts')
  const { openId, open, show } = useLeadAddress({ view, filter }, props.opened_lead, list.visit)
  const { asked, moveTo } = useMoves(list.move)
  const opened = useOpenedLead(openId, list.leads, () => open(null))
  const isInTeam = agents.length > 1
  const total = Object.values(list.counts).reduce((sum, count) => sum + count, 0)
  const put = (lead: Lead) => {
    list.put(lead)
    recount()
  }

  return (
    <DashboardFrame
      section="leads"
      title="Leads"
      isWide
      action={
        isRealtor(useAccount()) && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/dashboard/leads/import" icon={FileUp}>
              Import
            </ButtonLink>
            <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
              Add lead
            </Button>
          </div>
        )
      }
    >
      <Head title="Leads" />
      <div className="flex flex-col gap-6">
        <LeadFiguresRow figures={props.figures} counts={list.counts} />
        {(total > 0 || areLeadsFiltered(filter)) && (
          <LeadFilters {...{ view, filter, homes, agents }} onShow={show} />
        )}
        {total === 0 ? (
          <NoLeads isFiltered={areLeadsFiltered(filter)} onClear={() => show(NO_FILTER)} />
        ) : view === 'board' ? (
          <Suspense fallback={<div className="min-h-80" />}>
            <LeadBoard {...list} isInTeam={isInTeam} onOpen={open} onMove={moveTo} />
          </Suspense>
        ) : (
          <div>
            <LeadTable
              leads={list.leads}
              isInTeam={isInTeam}
              onMove={(lead, stage) => void moveTo(lead, stage)}
            />
            <LoadMore
              hasMore={list.more.includes('all')}
              isLoading={list.loading === 'all'}
              error={list.failed.all}
              onMore={() => void list.load('all')}
            />
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {opened && (
          <LeadSheet
            lead={opened}
            agents={agents}
            isOpen={openId !== null}
            onClose={() => open(null)}
            onMove={(lead, stage) => void moveTo(lead, stage)}
            onChanged={put}
            onDeleted={(id) => {
              open(null)
              list.drop(id)
              recount()
            }}
          />
        )}
        {isAdding !== null && (
          <AddLeadDialog
            isOpen={isAdding}
            listings={props.listings}
            onOpenChange={setAdding}
            onAdded={put}
          />
        )}
      </Suspense>
      {asked && <ReasonDialog name={asked.lead.name} stage={asked.stage} onAnswer={asked.answer} />}
    </DashboardFrame>
  )
}

/** The open lead; stays while its sheet closes. One that isn't in the list is asked for. */
function useOpenedLead(openId: number | null, leads: readonly Lead[], onMissing: () => void) {
  const [kept, setKept] = useState<Lead | null>(null)
  const listed = leads.find(({ id }) => id === openId)
  if (listed && listed !== kept) setKept(listed)
  const isMissing = openId !== null && !listed && kept?.id !== openId

  useEffect(() => {
    if (!isMissing) return
    void leadApi
      .list({ id: openId })
      .then(({ data: [found] }) => {
        if (found) return setKept(found)
        toast.info('This lead no longer exists, or isn’t yours.')
        onMissing()
      })
      .catch(onMissing)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each lead
  }, [isMissing, openId])

  return listed ?? kept
}

function NoLeads({ isFiltered: hasFilter, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const listsHomes = isRealtor(useAccount())
  return hasFilter ? (
    <EmptyState title="No leads match" action={<Button onClick={onClear}>Show all leads</Button>}>
      Try other words, or fewer filters.
    </EmptyState>
  ) : (
    <EmptyState
      title="No leads yet"
      action={listsHomes && <ButtonLink href="/dashboard/properties">My listings</ButtonLink>}
    >
      {listsHomes
        ? 'People who ask about your listings appear here. Share a listing to get the first.'
        : 'People who ask about homes of your teams appear here.'}
    </EmptyState>
  )
}
