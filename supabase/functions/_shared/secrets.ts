/** What the function is told by its host. */
export type Secrets = {
  supabaseUrl: string;
  secretKey: string;
  /** What a signed-in person's request carries beside the own token. */
  publishableKey: string;
  /** Keys a caller may present: the visitors' pages and our own schedule. */
  knownKeys: readonly string[];
  /** Undefined until the owner has named a mail server. */
  smtp?: SmtpSecrets;
  /** Where the site stands, for the link to the owner's desk. */
  siteUrl?: string;
  /** How long a newsletter mail is held by the run that took it. */
  holdSeconds?: number;
};

export type SmtpSecrets = {
  host: string;
  port: number;
  /** Encrypted from the first byte (465) rather than after a greeting (587, 25). */
  isSecure: boolean;
  username?: string;
  password?: string;
  /** The sender's address the mail server accepts; else the one of the settings. */
  from?: string;
};

type Environment = (name: string) => string | undefined;

export function readSecrets(get: Environment): Secrets {
  const secretKeys = [...namedKeys(get('SUPABASE_SECRET_KEYS')), get('SUPABASE_SERVICE_ROLE_KEY')].filter(isSet);
  const publishableKeys = [...namedKeys(get('SUPABASE_PUBLISHABLE_KEYS')), get('SUPABASE_ANON_KEY')].filter(isSet);
  return {
    supabaseUrl: get('SUPABASE_URL') ?? '',
    secretKey: secretKeys[0] ?? '',
    publishableKey: publishableKeys[0] ?? '',
    knownKeys: [...secretKeys, ...publishableKeys],
    smtp: smtpSecrets(get),
    siteUrl: get('SITE_URL')?.replace(/\/+$/, '') || undefined,
    holdSeconds: Number(get('MAIL_HOLD_SECONDS')) || undefined,
  };
}

function smtpSecrets(get: Environment): SmtpSecrets | undefined {
  const host = get('SMTP_HOST');
  if (!host) return undefined;
  // Hosted functions may not use 25 and 587.
  const port = Number(get('SMTP_PORT') || 465);
  return {
    host,
    port,
    isSecure: get('SMTP_SECURE') ? get('SMTP_SECURE') === 'true' : port === 465,
    username: get('SMTP_USERNAME') || undefined,
    password: get('SMTP_PASSWORD') || undefined,
    from: get('MAIL_FROM') || undefined,
  };
}

/** `{"default":"sb_secret_…"}` */
function namedKeys(json: string | undefined): string[] {
  if (!json) return [];
  try {
    const keys = Object.entries(JSON.parse(json) as Record<string, string>);
    return keys.sort(([name]) => (name === 'default' ? -1 : 1)).map(([, key]) => key);
  } catch {
    return [];
  }
}

function isSet(key: string | undefined): key is string {
  return Boolean(key);
}
