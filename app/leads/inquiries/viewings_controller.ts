import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { calendarFile } from '#app/common/calendar_file'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { VIEWING_MINUTES } from '#app/leads/lead_options'
import { propertyZone } from '#app/leads/property_zone'
import { viewingTime } from '#app/leads/inquiries/viewing_words'
import { viewingUid } from '#app/leads/viewings/viewing_calendar'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import PropertyTransformer from '#app/properties/property_transformer'

/** A requested viewing as a calendar file, without the name of who asked. */
export default class ViewingsController {
  async show({ auth, params, request, response }: HttpContext) {
    const row = await findPropertyPage(params.slug, auth.user ?? null)
    const at = DateTime.fromISO(String(request.qs().at), { zone: 'utc' })
    if (!at.isValid || at.year < 2000 || at.year > 2200) throw HttpError.notFound()
    const property = new PropertyTransformer(row).toObject()
    const { latitude, longitude } = property
    const zone = await propertyZone(row)

    response.header('content-type', 'text/calendar; charset=utf-8')
    response.header('content-disposition', 'attachment; filename="viewing.ics"')
    return calendarFile({
      uid: viewingUid(property.id, at.toJSDate()),
      startsAt: at.toJSDate(),
      endsAt: at.plus({ minutes: VIEWING_MINUTES }).toJSDate(),
      madeAt: new Date(),
      status: 'TENTATIVE',
      title: `Viewing: ${property.name ?? 'a home'}`,
      description: `Asked for: ${viewingTime(at.setZone(zone))}, the home’s local time. The realtor confirms it.`,
      location: property.full_address ?? undefined,
      at: latitude === null || longitude === null ? undefined : { latitude, longitude },
      url: `${appUrl}/properties/${property.slug}`,
    })
  }
}
