import { appUrl } from '#config/app'

export function invitationUrl(token: string): string {
  return `${appUrl}/i/${token}`
}
