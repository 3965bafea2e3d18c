-- Intake questions: the rules of the questions that a service asks, and of a visitor's answers. domain/src/intake.ts has the
-- same rules for forms; tests/backend/intake.test.ts compares them.

-- Whether a value is a list of questions: [{id, kind, label, isRequired, options}], with options for a choice only.
create function private.are_intake_questions(questions jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(questions) = 'array' then (
    select count(*) <= 10 and count(*) = count(distinct question ->> 'id') and coalesce(bool_and(
      case when jsonb_typeof(question) = 'object' then coalesce(
        question - '{id,kind,label,isRequired,options}'::text[] = '{}'
        and jsonb_typeof(question -> 'isRequired') = 'boolean'
        and question ->> 'id' ~ '^[a-z0-9]{1,20}$'
        and question ->> 'kind' in ('text', 'long-text', 'choice', 'checkbox')
        and jsonb_typeof(question -> 'label') = 'string'
        and char_length(question ->> 'label') <= 200
        and question ->> 'label' ~ '[^[:space:]]'
        and question ->> 'label' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
        and case when question ->> 'kind' <> 'choice' then not question ? 'options'
          when jsonb_typeof(question -> 'options') = 'array' then (
            select count(*) between 2 and 12 and count(*) = count(distinct option) and bool_and(
              jsonb_typeof(option) = 'string'
              and char_length(option #>> '{}') <= 100
              and option #>> '{}' ~ '[^[:space:]]'
              and option #>> '{}' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
            from jsonb_array_elements(question -> 'options') as option)
          else false end, false)
      else false end), true)
    from jsonb_array_elements(questions) as question)
  else false end;
$$;

grant execute on function private.are_intake_questions(jsonb) to authenticated, service_role;

-- An answer as a booking stores it: a checked box is 'yes', an unanswered question ''. Raises PT422 with question-<id> as hint.
create function private.clean_answer(question jsonb, answer text, is_required boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  field text := 'question-' || (question ->> 'id');
  kind text := question ->> 'kind';
  cleaned text := case kind
    when 'text' then private.clean_line(answer, field, 'answer', 200)
    when 'long-text' then private.clean_text(answer, field, 2000, false, 'answer')
    else coalesce(answer, '') end;
begin
  if cleaned = '' and is_required then
    perform private.reject('PT422', 'Please answer this question.', field);
  elsif (kind = 'choice' and cleaned <> '' and not question -> 'options' ? cleaned)
    or (kind = 'checkbox' and cleaned not in ('', 'yes')) then
    perform private.reject('PT422', 'Please choose one of the answers.', field);
  end if;
  return cleaned;
end;
$$;

/*
  The answers to a service's questions as a booking stores them, with each question as it was asked: [{id, kind, question,
  answer}]. `answers` is {id: answer}. `demands_all`: required questions have to be answered.
*/
create function private.answered_questions(questions jsonb, answers jsonb, demands_all boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(answers) <> 'object' then
    perform private.reject('PT422', 'Please answer the questions again.', 'intake_answers');
  elsif exists (
    select 1 from jsonb_each(answers) as given
    where jsonb_typeof(given.value) <> 'string'
      or not exists (select 1 from jsonb_array_elements(questions) as question where question ->> 'id' = given.key)
  ) then
    perform private.reject('PT422', 'The questions for this service have changed. Please check your answers and send them again.', 'intake_answers');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', question -> 'id', 'kind', question -> 'kind', 'question', question -> 'label',
      'answer', private.clean_answer(question, answers ->> (question ->> 'id'), demands_all and (question -> 'isRequired')::boolean)) order by place), '[]')
    from jsonb_array_elements(questions) with ordinality as asked (question, place)
  );
end;
$$;
