import type { S3DriverOptions } from '@adonisjs/drive/drivers/s3/types'

interface S3Settings {
  bucket: string
  region: string
  /** of another provider than Amazon, or of one's own server */
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * What S3-compatible stores have in common: no object ACLs (Amazon's new
 * buckets refuse them too), path-style addresses where an endpoint is named,
 * checksums only where the protocol asks for them.
 */
export function s3Options({
  bucket,
  region,
  endpoint,
  ...credentials
}: S3Settings): S3DriverOptions {
  return {
    bucket,
    region,
    endpoint,
    credentials,
    forcePathStyle: Boolean(endpoint),
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
  }
}
