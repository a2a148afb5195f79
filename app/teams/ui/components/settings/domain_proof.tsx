import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { CopyField } from '#app/kit/share/copy_field'
import { toast } from '#app/kit/toast/toast'
import type { DomainChallenge } from '#app/teams/domains/verification/domain_challenge'
import { teamApi } from '#app/teams/ui/team_api'

interface DomainProofProps {
  team: Data.Teams.Team
  challenge: DomainChallenge
}

/** The proof to publish, and the button that checks it. */
export function DomainProof({ team, challenge }: DomainProofProps) {
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
