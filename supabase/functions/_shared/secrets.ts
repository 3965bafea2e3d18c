/** The environment of a function. */
type Secrets = {
  supabaseUrl: string;
  secretKey: string;
  /** The API key that accompanies a user's access token. */
  publishableKey: string;
  /** The API keys that callers may use: of the site and of the schedule. */
  knownKeys: readonly string[];
  /** Those of the schedule alone. */
  secretKeys: readonly string[];
  /** Undefined until the owner has configured a mail server. */
  smtp?: SmtpSecrets;
  /** The site's address, for links in emails. */
  siteUrl?: string;
  /** How long a run holds the newsletter emails that it claimed. */
  holdSeconds?: number;
};

export type SmtpSecrets = {
  host: string;
  port: number;
  /** Whether TLS starts with the connection (465) instead of after STARTTLS (587, 25). */
  isSecure: boolean;
  username?: string;
  password?: string;
  /** The sender address that the mail server accepts; overrides the setting. */
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
    secretKeys,
    smtp: smtpSecrets(get),
    siteUrl: siteAddress(get('SITE_URL')),
    holdSeconds: Number(get('MAIL_HOLD_SECONDS')) || undefined,
  };
}

/** Without a scheme, an address would be no link in an email. */
function siteAddress(text = ''): string | undefined {
  const address = text.trim().replace(/\/+$/, '');
  if (!address) return undefined;
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

function smtpSecrets(get: Environment): SmtpSecrets | undefined {
  const host = get('SMTP_HOST');
  if (!host) return undefined;
  // Hosted functions cannot connect to ports 25 and 587.
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
