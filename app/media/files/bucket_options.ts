import env from '#start/env'
import { s3Options } from '#app/media/files/s3_options'

/** The bucket from the settings. */
export function bucketOptions() {
  return s3Options({
    bucket: env.get('S3_BUCKET', 'vesta'),
    region: env.get('S3_REGION', 'us-east-1'),
    endpoint: env.get('S3_ENDPOINT'),
    accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')?.release() ?? '',
  })
}
