import { Head } from '@inertiajs/react'
import { PlaceNote } from '#app/farm/ui/components/open_houses/place_note'
import { RegisterForm } from '#app/farm/ui/components/open_houses/register_form'
import { Registered } from '#app/farm/ui/components/open_houses/registered'
import { WhenLine } from '#app/farm/ui/components/open_houses/when_line'
import { useRegistration, type Outcome } from '#app/farm/ui/open_houses/use_registration'
import type { OpenHouse } from '#app/farm/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { Photo } from '#app/kit/media/photo'

interface OpenHouseRegisterProps {
  open_house: OpenHouse
  realtor: string
  consent_words: string
  csrf_token: string
  client_id: string
  /** of a form sent without scripts */
  outcome: Outcome | null
}

export default function OpenHouseRegister(props: OpenHouseRegisterProps) {
  const { open_house: house, realtor } = props
  const path = `/open-houses/${house.slug}`
  const home = house.property.name ?? 'this home'
  const registration = useRegistration(house.slug, props.outcome)
  const { outcome } = registration
  const isOver = house.status === 'ended' || house.status === 'cancelled'
  return (
    <div className="page gutter grid grid-cols-1 gap-10 pt-8 pb-24 md:pt-16 lg:grid-cols-[1fr_400px] lg:gap-24">
      <Head title={`Register: ${home}`}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="min-w-0">
        {outcome ? (
          <Registered house={house} outcome={outcome} />
        ) : (
          <>
            <h1 className="text-36 break-words md:text-48">
              {house.is_full && !isOver ? 'Join the waiting list' : 'Come and see it'}
            </h1>
            <div className="mt-3">
              <PlaceNote house={house} />
            </div>
            {isOver ? (
              <div className="mt-8">
                <ButtonLink href={`/properties/${house.property.slug}`} variant="primary">
                  See the home
                </ButtonLink>
              </div>
            ) : (
              <RegisterForm
                action={`${path}/register`}
                realtor={realtor}
                consentWords={props.consent_words}
                csrfToken={props.csrf_token}
                clientId={props.client_id}
                isFull={house.is_full}
                registration={registration}
              />
            )}
          </>
        )}
      </div>
      <aside className="max-lg:order-first">
        <Photo
          image={house.property.featured_image}
          sizes="(width >= 1024px) 400px, 100vw"
          alt=""
          className="rounded-6 max-lg:hidden"
        />
        <p className="display text-22 break-words lg:mt-4">{home}</p>
        <p className="mt-1">
          <WhenLine house={house} />
        </p>
        <p className="mt-2 text-13">
          <TextLink href={path}>All about this open house</TextLink>
        </p>
      </aside>
    </div>
  )
}
