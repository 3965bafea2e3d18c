-- How long the statements of each role of a request may take, so that no visitor holds up the others. PostgREST applies these
-- settings to each request; connections that a role opens itself get them from PostgreSQL.

alter role anon set statement_timeout = '3s';
alter role anon set idle_in_transaction_session_timeout = '10s';
alter role authenticated set statement_timeout = '8s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';
alter role service_role set statement_timeout = '30s';
alter role service_role set idle_in_transaction_session_timeout = '30s';
