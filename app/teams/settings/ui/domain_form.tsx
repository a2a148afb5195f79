import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { CopyField } from '#app/kit/share/copy_field'
import { toast } from '#app/kit/toast/toast'
import type { DomainChallenge } from '#app/teams/domains/domain_challenge'
import { Partial } from '#app/teams/settings/ui/team_forms'
import { teamApi } from '#app/teams/ui/team_api'
import type { Data } from '#data'

interface DomainFormProps {
  team: Data.Teams.Team
  challenge: DomainChallenge | null
}

export function DomainForm({ team, challenge }: DomainFormProps) {
  const [domain, setDomain] = useState(team.domain ?? '')
  const { run, isRunning, refusal } = useCall()

  const claim = async (claimed: string | null) => {
    if (await run(() => teamApi.claimDomain(team.handle, claimed))) reloadPage()
  }

  return (
    <Partial
      title="Domain"
      form={
        <div className="flex flex-col gap-6">
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              void claim(domain)
            }}
          >
            <Field label="Team domain" error={refusal?.errors.domain}>
              <Input
                value={domain}
                placeholder="For example, rinaldi.com"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                suffix={
                  team.domain &&
                  team.domain === domain && (
                    <Badge tone={team.domain_status === 'verified' ? 'positive' : 'warning'}>
                      {team.domain_status === 'verified' ? 'Verified' : 'Not verified yet'}
                    </Badge>
                  )
                }
                onChange={(event) => setDomain(event.target.value)}
              />
            </Field>
            <RefusalNote refusal={refusal} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="sm" isLoading={isRunning}>
                Save domain
              </Button>
              {team.domain && (
                <Button
                  size="sm"
                  variant="quiet"
                  isLoading={isRunning}
                  onClick={() => void claim(null)}
                >
                  Remove domain
                </Button>
              )}
            </div>
          </form>
          {team.domain_status === 'pending' && challenge && (
            <DomainProof team={team} challenge={challenge} />
          )}
        </div>
      }
    >
      Shows the team’s page at its own address once you’ve proved that the domain is yours and
      pointed it here. We check every day.
    </Partial>
  )
}

interface DomainProofProps {
  team: Data.Teams.Team
  challenge: DomainChallenge
}

/** The proof to publish, and the button that checks it. */
function DomainProof({ team, challenge }: DomainProofProps) {
  const { run, isRunning, refusal } = useCall()

  const verify = async () => {
    if (!(await run(() => teamApi.verifyDomain(team.handle)))) return
    toast.success(`Verified ${team.domain}`)
    reloadPage()
  }

  return (
    <div className="flex flex-col gap-5">
      <p>Add a TXT record to the domain’s DNS:</p>
      <CopyField label="Record name" value={challenge.dns.name} />
      <CopyField label="Record value" value={challenge.dns.value} />
      <p>
        Or publish the same value as a text file at{' '}
        <code className="text-13 break-all">
          {team.domain}
          {challenge.file.path}
        </code>
        .
      </p>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message} New records can take an hour to appear.
        </p>
      )}
      <div>
        <Button size="sm" variant="ink" isLoading={isRunning} onClick={() => void verify()}>
          Verify domain
        </Button>
      </div>
    </div>
  )
}
