-- From here on addresses are stored with their domain in ASCII, so that `lower` makes the key of one. Where another row
-- of the brand has the mailbox already, the newer one stays as it was written: nobody signs in with it any more.
CREATE FUNCTION pg_temp.in_lower_case(given text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	-- In a database of locale C `lower` knows ASCII alone.
	IF EXISTS (SELECT 1 FROM pg_collation WHERE collname = 'pg_c_utf8') THEN
		EXECUTE 'SELECT lower($1 COLLATE "pg_c_utf8")' INTO given USING given;
		RETURN given;
	END IF;
	RETURN lower(given);
END $$;
--> statement-breakpoint
-- RFC 3492.
CREATE FUNCTION pg_temp.ascii_label(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
	points constant int[] := array(SELECT ascii(c) FROM regexp_split_to_table(label, '') WITH ORDINALITY AS l(c, i) ORDER BY i);
	written text := regexp_replace(label, '[^!-~]', '', 'g');
	handled int := length(written);
	n int := 128;
	delta int := 0;
	bias int := 72;
	is_first boolean := true;
	point int;
	next_point int;
	q int;
	k int;
	t int;
BEGIN
	IF handled = cardinality(points) THEN RETURN label; END IF;
	IF handled > 0 THEN written := written || '-'; END IF;
	WHILE handled < cardinality(points) LOOP
		SELECT min(p) INTO next_point FROM unnest(points) p WHERE p >= n;
		delta := delta + (next_point - n) * (handled + 1);
		n := next_point;
		FOREACH point IN ARRAY points LOOP
			IF point < n THEN delta := delta + 1; END IF;
			CONTINUE WHEN point <> n;
			q := delta;
			k := 36;
			LOOP
				t := CASE WHEN k <= bias THEN 1 WHEN k >= bias + 26 THEN 26 ELSE k - bias END;
				EXIT WHEN q < t;
				written := written || substr(digits, t + (q - t) % (36 - t) + 1, 1);
				q := (q - t) / (36 - t);
				k := k + 36;
			END LOOP;
			written := written || substr(digits, q + 1, 1);
			delta := CASE WHEN is_first THEN delta / 700 ELSE delta / 2 END;
			delta := delta + delta / (handled + 1);
			k := 0;
			WHILE delta > 455 LOOP
				delta := delta / 35;
				k := k + 36;
			END LOOP;
			bias := k + 36 * delta / (delta + 38);
			is_first := false;
			delta := 0;
			handled := handled + 1;
		END LOOP;
		delta := delta + 1;
		n := n + 1;
	END LOOP;
	RETURN 'xn--' || written;
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.ascii_address(given text) RETURNS text LANGUAGE sql AS $$
	SELECT regexp_replace(given, '[^@]*$', '') || string_agg(pg_temp.ascii_label(label), '.' ORDER BY place)
	FROM regexp_split_to_table(pg_temp.in_lower_case(normalize(substring(given FROM '[^@]*$'), NFKC)), '\.')
		WITH ORDINALITY AS labels(label, place)
$$;
--> statement-breakpoint
DO $$
DECLARE
	found record;
BEGIN
	FOR found IN SELECT id, email FROM customers WHERE octet_length(email) <> length(email) ORDER BY created_at LOOP
		BEGIN
			UPDATE customers SET email = pg_temp.ascii_address(found.email) WHERE id = found.id;
		EXCEPTION WHEN unique_violation THEN
			RAISE WARNING 'customer % has the address of an older account', found.id;
		END;
	END LOOP;
	FOR found IN SELECT id, email FROM employees WHERE octet_length(email) <> length(email) ORDER BY created_at LOOP
		BEGIN
			UPDATE employees SET email = pg_temp.ascii_address(found.email) WHERE id = found.id;
		EXCEPTION WHEN unique_violation THEN
			RAISE WARNING 'employee % has the address of an older account', found.id;
		END;
	END LOOP;
	FOR found IN SELECT id, pg_temp.ascii_address(email) AS email FROM newsletter_subscriptions
		WHERE octet_length(email) <> length(email) ORDER BY requested_at LOOP
		BEGIN
			UPDATE newsletter_subscriptions SET email = found.email, email_key = lower(found.email) WHERE id = found.id;
		EXCEPTION WHEN unique_violation THEN
			RAISE WARNING 'newsletter subscription % has the address of an older one', found.id;
		END;
	END LOOP;
	FOR found IN SELECT id, pg_temp.ascii_address(email) AS email FROM stock_alerts
		WHERE octet_length(email) <> length(email) ORDER BY requested_at LOOP
		BEGIN
			UPDATE stock_alerts SET email = found.email, email_key = lower(found.email) WHERE id = found.id;
		EXCEPTION WHEN unique_violation THEN
			DELETE FROM stock_alerts WHERE id = found.id;
		END;
	END LOOP;
END $$;
--> statement-breakpoint
UPDATE list_alerts SET email = pg_temp.ascii_address(email), email_key = lower(pg_temp.ascii_address(email))
WHERE octet_length(email) <> length(email);
--> statement-breakpoint
UPDATE orders SET email = lower(pg_temp.ascii_address(email)) WHERE octet_length(email) <> length(email);
--> statement-breakpoint
UPDATE promotion_uses SET email = lower(pg_temp.ascii_address(email)) WHERE octet_length(email) <> length(email);
--> statement-breakpoint
UPDATE carts SET details = jsonb_set(details, '{email}', to_jsonb(lower(pg_temp.ascii_address(details ->> 'email')))) - 'usedPromotions'
WHERE octet_length(details ->> 'email') <> length(details ->> 'email');
--> statement-breakpoint
DROP FUNCTION pg_temp.ascii_address;
--> statement-breakpoint
DROP FUNCTION pg_temp.ascii_label;
--> statement-breakpoint
DROP FUNCTION pg_temp.in_lower_case;
