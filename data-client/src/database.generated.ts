// Written by `node local-stack/backend/generate-types.mjs` out of supabase/migrations. Not to be edited.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      blocked_times: {
        Row: {
          created_at: string;
          ends_at: string;
          id: string;
          note: string;
          starts_at: string;
        };
        Insert: {
          created_at?: string;
          ends_at: string;
          id?: string;
          note?: string;
          starts_at: string;
        };
        Update: {
          created_at?: string;
          ends_at?: string;
          id?: string;
          note?: string;
          starts_at?: string;
        };
        Relationships: [];
      };
      blog_posts_la2024: {
        Row: {
          author: string;
          category: string;
          content: string;
          created_at: string;
          excerpt: string;
          featured_image: string;
          featured_image_alt: string;
          id: string;
          is_featured: boolean;
          is_published: boolean;
          plain_text: string;
          published_at: string | null;
          read_time: string;
          reading_minutes: number;
          search_words: string;
          slug: string;
          title: string;
          updated_at: string;
          views: number;
        };
        Insert: {
          author?: string;
          category?: string;
          content?: string;
          created_at?: string;
          excerpt?: string;
          featured_image?: string;
          featured_image_alt?: string;
          id?: string;
          is_featured?: boolean;
          is_published?: boolean;
          plain_text?: string;
          published_at?: string | null;
          read_time?: string;
          reading_minutes?: number;
          search_words?: string;
          slug: string;
          title: string;
          updated_at?: string;
          views?: number;
        };
        Update: {
          author?: string;
          category?: string;
          content?: string;
          created_at?: string;
          excerpt?: string;
          featured_image?: string;
          featured_image_alt?: string;
          id?: string;
          is_featured?: boolean;
          is_published?: boolean;
          plain_text?: string;
          published_at?: string | null;
          read_time?: string;
          reading_minutes?: number;
          search_words?: string;
          slug?: string;
          title?: string;
          updated_at?: string;
          views?: number;
        };
        Relationships: [];
      };
      booking_rules: {
        Row: {
          buffer_minutes: number;
          daily_cap: number | null;
          home_zone: string;
          is_only: boolean;
          minimum_notice_hours: number;
          updated_at: string;
        };
        Insert: {
          buffer_minutes?: number;
          daily_cap?: number | null;
          home_zone?: string;
          is_only?: boolean;
          minimum_notice_hours?: number;
          updated_at?: string;
        };
        Update: {
          buffer_minutes?: number;
          daily_cap?: number | null;
          home_zone?: string;
          is_only?: boolean;
          minimum_notice_hours?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      bookings_la2024: {
        Row: {
          appointment_date: string;
          appointment_time: string;
          cancel_reason: string;
          company: string;
          created_at: string;
          email: string;
          ends_at: string;
          first_name: string;
          id: string;
          language: string;
          lapses_at: string | null;
          last_name: string;
          message: string;
          owner_note: string;
          phone: string;
          request_id: string | null;
          sequence: number;
          series_id: string | null;
          service_name: string;
          service_type: string;
          starts_at: string;
          status: string;
          timezone: string;
          updated_at: string;
          visitor_time_zone: string;
        };
        Insert: {
          appointment_date: string;
          appointment_time: string;
          cancel_reason?: string;
          company?: string;
          created_at?: string;
          email: string;
          ends_at: string;
          first_name: string;
          id?: string;
          language?: string;
          lapses_at?: string | null;
          last_name: string;
          message?: string;
          owner_note?: string;
          phone?: string;
          request_id?: string | null;
          sequence?: number;
          series_id?: string | null;
          service_name: string;
          service_type: string;
          starts_at: string;
          status?: string;
          timezone?: string;
          updated_at?: string;
          visitor_time_zone?: string;
        };
        Update: {
          appointment_date?: string;
          appointment_time?: string;
          cancel_reason?: string;
          company?: string;
          created_at?: string;
          email?: string;
          ends_at?: string;
          first_name?: string;
          id?: string;
          language?: string;
          lapses_at?: string | null;
          last_name?: string;
          message?: string;
          owner_note?: string;
          phone?: string;
          request_id?: string | null;
          sequence?: number;
          series_id?: string | null;
          service_name?: string;
          service_type?: string;
          starts_at?: string;
          status?: string;
          timezone?: string;
          updated_at?: string;
          visitor_time_zone?: string;
        };
        Relationships: [];
      };
      change_history: {
        Row: {
          action: string;
          actor: string;
          actor_id: string;
          after: Json | null;
          before: Json | null;
          changed_at: string;
          id: number;
          reason: string;
          row_id: string;
          subject: string;
          table_name: string;
        };
        Insert: {
          action: string;
          actor?: string;
          actor_id: string;
          after?: Json | null;
          before?: Json | null;
          changed_at?: string;
          id?: number;
          reason?: string;
          row_id: string;
          subject?: string;
          table_name: string;
        };
        Update: {
          action?: string;
          actor?: string;
          actor_id?: string;
          after?: Json | null;
          before?: Json | null;
          changed_at?: string;
          id?: number;
          reason?: string;
          row_id?: string;
          subject?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      contact_messages_la2024: {
        Row: {
          company: string;
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          service: string;
          status: string;
          updated_at: string;
        };
        Insert: {
          company?: string;
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          service?: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          company?: string;
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          service?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      newsletter_campaign_mails: {
        Row: {
          attempts: number;
          campaign_id: string;
          claim: string | null;
          claimed_until: string | null;
          created_at: string;
          dismissed_at: string | null;
          given_up_at: string | null;
          id: string;
          last_error: string;
          next_attempt_at: string;
          sent_at: string | null;
          state: string;
          subscriber_id: string | null;
          unsubscribed_at: string | null;
        };
        Insert: {
          attempts?: number;
          campaign_id: string;
          claim?: string | null;
          claimed_until?: string | null;
          created_at?: string;
          dismissed_at?: string | null;
          given_up_at?: string | null;
          id?: string;
          last_error?: string;
          next_attempt_at?: string;
          sent_at?: string | null;
          state?: string;
          subscriber_id?: string | null;
          unsubscribed_at?: string | null;
        };
        Update: {
          attempts?: number;
          campaign_id?: string;
          claim?: string | null;
          claimed_until?: string | null;
          created_at?: string;
          dismissed_at?: string | null;
          given_up_at?: string | null;
          id?: string;
          last_error?: string;
          next_attempt_at?: string;
          sent_at?: string | null;
          state?: string;
          subscriber_id?: string | null;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      newsletter_campaigns: {
        Row: {
          body: string;
          created_at: string;
          finished_at: string | null;
          id: string;
          started_at: string | null;
          state: string;
          subject: string;
          updated_at: string;
        };
        Insert: {
          body?: string;
          created_at?: string;
          finished_at?: string | null;
          id?: string;
          started_at?: string | null;
          state?: string;
          subject?: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          finished_at?: string | null;
          id?: string;
          started_at?: string | null;
          state?: string;
          subject?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      newsletter_subscribers_la2024: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          source: string;
          status: string;
          updated_at: string;
        };
        Insert: {
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          source?: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          source?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      site_settings_la2024: {
        Row: {
          created_at: string;
          is_public: boolean;
          key: string;
          updated_at: string;
          value: string;
        };
        Insert: {
          created_at?: string;
          is_public?: boolean;
          key: string;
          updated_at?: string;
          value?: string;
        };
        Update: {
          created_at?: string;
          is_public?: boolean;
          key?: string;
          updated_at?: string;
          value?: string;
        };
        Relationships: [];
      };
      testimonials_la2024: {
        Row: {
          company: string;
          content: string;
          created_at: string;
          id: string;
          image_url: string;
          is_featured: boolean;
          is_published: boolean;
          name: string;
          rating: number;
          title: string;
          updated_at: string;
        };
        Insert: {
          company?: string;
          content: string;
          created_at?: string;
          id?: string;
          image_url?: string;
          is_featured?: boolean;
          is_published?: boolean;
          name: string;
          rating?: number;
          title?: string;
          updated_at?: string;
        };
        Update: {
          company?: string;
          content?: string;
          created_at?: string;
          id?: string;
          image_url?: string;
          is_featured?: boolean;
          is_published?: boolean;
          name?: string;
          rating?: number;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      travel_dates: {
        Row: {
          created_at: string;
          first_day: string;
          id: string;
          last_day: string;
          note: string;
          zone: string;
        };
        Insert: {
          created_at?: string;
          first_day: string;
          id?: string;
          last_day: string;
          note?: string;
          zone: string;
        };
        Update: {
          created_at?: string;
          first_day?: string;
          id?: string;
          last_day?: string;
          note?: string;
          zone?: string;
        };
        Relationships: [];
      };
      weekly_hours: {
        Row: {
          ends_by: string;
          start_times: string[];
          updated_at: string;
          weekday: number;
        };
        Insert: {
          ends_by?: string;
          start_times?: string[];
          updated_at?: string;
          weekday: number;
        };
        Update: {
          ends_by?: string;
          start_times?: string[];
          updated_at?: string;
          weekday?: number;
        };
        Relationships: [];
      };
    };
    Views: { [name: string]: never };
    Functions: {
      availability: { Args: never; Returns: { weekday: number; start_times: string[]; ends_by: string; minimum_notice_hours: number; home_zone: string; travel: Json }[] };
      book_consultation: { Args: { request_id: string; service_type: string; appointment_date: string; appointment_time: string; first_name: string; last_name: string; email: string; phone?: string; company?: string; message?: string; website?: string; proof?: string; visitor_time_zone?: string; language?: string }; Returns: Database['public']['CompositeTypes']['booked_consultation'] };
      book_for_client: { Args: { request_id: string; service_type: string; appointment_date: string; appointment_time: string; first_name: string; last_name: string; email: string; phone?: string; owner_note?: string; sends_email?: boolean; is_sure?: boolean }; Returns: Database['public']['Tables']['bookings_la2024']['Row'] };
      book_series: { Args: { request_id: string; service_type: string; appointment_dates: string[]; appointment_times: string[]; first_name: string; last_name: string; email: string; phone?: string; owner_note?: string; sends_email?: boolean; is_sure?: boolean }; Returns: Database['public']['Tables']['bookings_la2024']['Row'][] };
      booking_by_link: { Args: { link: string }; Returns: Json };
      booking_mails: { Args: { for_booking: string }; Returns: Database['public']['CompositeTypes']['booking_mail'][] };
      campaign_problems: { Args: { campaign_id: string }; Returns: Database['public']['CompositeTypes']['campaign_problem'][] };
      campaign_reports: { Args: { only_campaign?: string; first?: number; at_most?: number }; Returns: Database['public']['CompositeTypes']['campaign_report'][] };
      cancel_by_link: { Args: { link: string }; Returns: Json };
      cancel_series_from: { Args: { booking_id: string; cancel_reason?: string }; Returns: Database['public']['Tables']['bookings_la2024']['Row'][] };
      claim_campaign_mails: { Args: { at_most?: number; hold_seconds?: number }; Returns: Database['public']['CompositeTypes']['claimed_campaign_mail'][] };
      claim_contact_mails: { Args: { at_most?: number }; Returns: Database['public']['CompositeTypes']['claimed_contact_mail'][] };
      claim_mail: { Args: { for_booking?: string; at_most?: number }; Returns: Database['public']['CompositeTypes']['claimed_mail'][] };
      confirm_subscription: { Args: { link: string }; Returns: boolean };
      count_post_view: { Args: { post_slug: string }; Returns: undefined };
      create_recovery_codes: { Args: never; Returns: string[] };
      dismiss_mails: { Args: { mail_ids: string[]; is_dismissed?: boolean }; Returns: number };
      fail_mail: { Args: { mail_id: string; mail_claim: string; reason?: string; is_final?: boolean }; Returns: boolean };
      finish_mail: { Args: { mail_id: string; mail_claim: string }; Returns: boolean };
      hold_slot: { Args: { holder: string; service_type: string; appointment_date: string; appointment_time: string }; Returns: string };
      is_owner: { Args: never; Returns: boolean };
      mail_state: { Args: { for_booking: string; mail_kind?: string }; Returns: string };
      move_booking: { Args: { booking_id: string; seen_sequence: number; appointment_date: string; appointment_time: string; is_sure?: boolean }; Returns: Database['public']['Tables']['bookings_la2024']['Row'] };
      move_by_link: { Args: { link: string; appointment_date: string; appointment_time: string }; Returns: Json };
      owner_needs_code: { Args: never; Returns: boolean };
      pause_campaign: { Args: { campaign_id: string }; Returns: undefined };
      recovery_codes_left: { Args: never; Returns: number };
      release_slot: { Args: { holder: string }; Returns: undefined };
      resume_campaign: { Args: { campaign_id: string }; Returns: undefined };
      retry_campaign: { Args: { campaign_id: string; of_state?: string }; Returns: number };
      retry_mails: { Args: { mail_ids: string[] }; Returns: number };
      search_posts: { Args: { words: string; only_category?: string }; Returns: { slug: string; passage: string; is_near: boolean }[] };
      send_contact_message: { Args: { name: string; email: string; company?: string; service?: string; message?: string; website?: string }; Returns: Database['public']['CompositeTypes']['sent_message'] };
      settle_campaign_mail: { Args: { mail_id: string; mail_claim: string; outcome: string; reason?: string }; Returns: boolean };
      skip_mail: { Args: { mail_id: string; mail_claim: string; reason?: string }; Returns: boolean };
      start_campaign: { Args: { campaign_id: string }; Returns: number };
      start_campaign_mail: { Args: { mail_id: string; mail_claim: string; token_hash: string; hold_seconds?: number }; Returns: boolean };
      start_mail: { Args: { mail_id: string; mail_claim: string }; Returns: boolean };
      subscribe: { Args: { email: string; website?: string; source?: string }; Returns: undefined };
      subscriber_overview: { Args: never; Returns: Database['public']['CompositeTypes']['subscriber_overview'] };
      taken_ranges: { Args: { from_date: string; to_date: string; holder?: string; link?: string }; Returns: { starts_at: string; ends_at: string }[] };
      testimonial_rating: { Args: never; Returns: number };
      undelivered_mails: { Args: { of_kind?: string; first?: number; at_most?: number }; Returns: Database['public']['CompositeTypes']['undelivered_mail'][] };
      unsubscribe_by_link: { Args: { token_hash: string }; Returns: boolean };
      use_recovery_code: { Args: { code: string }; Returns: string };
    };
    Enums: { [name: string]: never };
    CompositeTypes: {
      booked_consultation: {
        appointment_date: string | null;
        appointment_time: string | null;
        company: string | null;
        created_at: string | null;
        email: string | null;
        ends_at: string | null;
        first_name: string | null;
        id: string | null;
        language: string | null;
        last_name: string | null;
        message: string | null;
        phone: string | null;
        service_name: string | null;
        service_type: string | null;
        starts_at: string | null;
        status: string | null;
        timezone: string | null;
        updated_at: string | null;
        visitor_time_zone: string | null;
      };
      booking_mail: {
        attempts: number | null;
        due_at: string | null;
        given_up_at: string | null;
        is_dismissed: boolean | null;
        kind: string | null;
        mail_id: string | null;
        reason: string | null;
        sent_at: string | null;
        state: string | null;
      };
      campaign_problem: {
        email: string | null;
        reason: string | null;
        state: string | null;
      };
      campaign_report: {
        created_at: string | null;
        doubtful: number | null;
        failed: number | null;
        finished_at: string | null;
        id: string | null;
        recipients: number | null;
        sent: number | null;
        skipped: number | null;
        started_at: string | null;
        state: string | null;
        subject: string | null;
        total: number | null;
        unsubscribed: number | null;
        updated_at: string | null;
        waiting: number | null;
      };
      claimed_campaign_mail: {
        attempt: number | null;
        campaign_id: string | null;
        claim: string | null;
        email: string | null;
        mail_id: string | null;
      };
      claimed_contact_mail: {
        attempt: number | null;
        claim: string | null;
        company: string | null;
        email: string | null;
        is_outdated: boolean | null;
        kind: string | null;
        link: string | null;
        mail_id: string | null;
        message: string | null;
        message_id: string | null;
        name: string | null;
        service: string | null;
      };
      claimed_mail: {
        appointment_date: string | null;
        appointment_time: string | null;
        attempt: number | null;
        batch: string | null;
        booking_id: string | null;
        cancel_reason: string | null;
        claim: string | null;
        company: string | null;
        email: string | null;
        ends_at: string | null;
        first_name: string | null;
        kind: string | null;
        language: string | null;
        lapses_at: string | null;
        last_name: string | null;
        link: string | null;
        mail_id: string | null;
        message: string | null;
        phone: string | null;
        sequence: number | null;
        service_name: string | null;
        service_type: string | null;
        starts_at: string | null;
        status: string | null;
        timezone: string | null;
        visitor_time_zone: string | null;
      };
      sent_message: {
        company: string | null;
        created_at: string | null;
        email: string | null;
        id: string | null;
        message: string | null;
        name: string | null;
        service: string | null;
        status: string | null;
        updated_at: string | null;
      };
      subscriber_overview: {
        active: number | null;
        confirmed: number | null;
        months: Json | null;
        this_month: number | null;
        this_week: number | null;
        total: number | null;
        unsubscribed: number | null;
      };
      undelivered_mail: {
        about: string | null;
        attempts: number | null;
        booking_id: string | null;
        campaign_id: string | null;
        given_up_at: string | null;
        is_over: boolean | null;
        kind: string | null;
        mail_id: string | null;
        message_id: string | null;
        reason: string | null;
        recipient: string | null;
        state: string | null;
        total: number | null;
      };
    };
  };
};
