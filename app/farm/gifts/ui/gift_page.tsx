import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { GIFT_CREDITS, GIFT_DAYS } from '#app/farm/gifts/gift_options'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { PageForm } from '#app/kit/form/page_form'
import { CopyField } from '#app/kit/share/copy_field'

interface Claiming {
  token: string
  is_own: boolean
  needs_account: boolean
  csrf_token: string
}

interface GiftProps extends Claiming {
  /** by whoever looks at it */
  is_claimed_here: boolean
  /** null if the link is unknown */
  gift: Data.Farm.Gifts.ReceivedGift | null
}

export default function Gift({ gift, is_claimed_here: isClaimedHere, ...claiming }: GiftProps) {
  const isThere = gift?.status === 'sent' || gift?.status === 'claimed'
  return (
    <div className="flex flex-col gap-8">
      <Head title="Gift">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      {gift && isThere ? (
        <>
          <AuthHeading title={gift.name}>
            A gift from <bdi>{gift.from.name}</bdi>.
          </AuthHeading>
          <blockquote
            dir="auto"
            className="border-l border-line pl-4 break-words whitespace-pre-line"
          >
            {gift.message}
          </blockquote>
          {gift.status === 'claimed' ? (
            <Claimed gift={gift} isClaimedHere={isClaimedHere} />
          ) : (
            <Claim gift={gift} {...claiming} />
          )}
        </>
      ) : (
        <>
          <AuthHeading title="This gift is no longer there">
            It was withdrawn, its {GIFT_DAYS} days are over, or the link is incomplete.
          </AuthHeading>
          <div>
            <ButtonLink href="/">Back to home</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

function Claim({
  gift,
  token,
  is_own: isOwn,
  needs_account: needsAccount,
  csrf_token: csrfToken,
}: Claiming & { gift: Data.Farm.Gifts.ReceivedGift }) {
  if (isOwn) {
    return (
      <>
        <p className="text-muted">This is how your gift looks. Only somebody else can claim it.</p>
        <div>
          <ButtonLink href="/farm/gifts">Your gifts</ButtonLink>
        </div>
      </>
    )
  }
  if (needsAccount) {
    return (
      <>
        <p className="text-muted">
          Credits redesign photos of your rooms. Sign in or create an account to get them.
        </p>
        <div className="flex flex-col gap-4">
          <ButtonLink href="/register" variant="primary" size="lg" isWide>
            Create account
          </ButtonLink>
          <ButtonLink href={`/enter?for=gift&to=/gifts/${token}`} size="lg" isWide>
            Sign in
          </ButtonLink>
        </div>
      </>
    )
  }
  if (gift.kind !== 'image_credits' && !gift.partner) {
    return (
      <p role="status">
        Nobody here fulfills this gift at the moment. It waits for you: open this link again later.
      </p>
    )
  }
  return (
    <PageForm action={`/gifts/${token}/claim`} csrfToken={csrfToken}>
      {({ processing }) => (
        <Button type="submit" variant="primary" size="lg" isLoading={processing}>
          {gift.kind === 'image_credits' ? `Get ${GIFT_CREDITS} credits` : 'Get the code'}
        </Button>
      )}
    </PageForm>
  )
}

interface ClaimedProps {
  gift: Data.Farm.Gifts.ReceivedGift
  isClaimedHere: boolean
}

function Claimed({ gift, isClaimedHere }: ClaimedProps) {
  if (gift.code) {
    return (
      <div className="flex flex-col gap-4">
        <CopyField label="Your code" value={gift.code} />
        {gift.partner && (
          <p className="text-muted">
            <bdi>{gift.partner.name}</bdi>: {gift.partner.how_to}
          </p>
        )}
      </div>
    )
  }
  const areCreditsHere = isClaimedHere && gift.kind === 'image_credits'
  return (
    <>
      <p role="status">
        {areCreditsHere
          ? `${GIFT_CREDITS} credits are in your account now.`
          : 'This gift was claimed.'}
      </p>
      {areCreditsHere && (
        <div>
          <ButtonLink href="/designer" variant="primary">
            Redesign a room
          </ButtonLink>
        </div>
      )}
    </>
  )
}
