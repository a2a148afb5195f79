import { transaction } from '#app/kernel/database/transaction'
import { recordDomainCheck } from '#app/teams/domains/actions/record_domain_check'
import { forgetTeamDomains } from '#app/teams/domains/verification/host_cache'
import { listDueDomains } from '#app/teams/domains/queries/list_due_domains'
import { probeDomain } from '#app/teams/domains/verification/probe_domain'

export async function recheckDomains(): Promise<void> {
  for (const { id, domain, domainToken } of await listDueDomains()) {
    if (!domain || !domainToken) continue
    const { isProven } = await probeDomain(domain, domainToken)
    await transaction((trx) => recordDomainCheck({ trx }, id, domain, isProven))
  }
  forgetTeamDomains()
}
